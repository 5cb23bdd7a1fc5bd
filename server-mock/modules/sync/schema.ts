import './replications.ts';
import './replicate-drafts.ts';
import './poke-type.ts';
