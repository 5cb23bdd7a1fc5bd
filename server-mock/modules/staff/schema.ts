import './product-fields.ts';
import './settings-schema.ts';
import './reading-schema.ts';
import './changing-schema.ts';
