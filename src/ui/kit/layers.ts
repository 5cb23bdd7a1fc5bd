import { LayerHistory } from './layer-history.ts';

/** The layers of this tab. */
export const layers = new LayerHistory();
