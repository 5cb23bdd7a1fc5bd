import './replications.ts';
import './replicate-drafts.ts';
import './replicate-notifications.ts';
import './poke-type.ts';
