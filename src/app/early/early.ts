import { keepInstallOffer } from './install-offer.ts';
import { loadAppLater } from './load-app.ts';
import { startReplay } from './replay.ts';
import { showStoredState } from './stored-state.ts';

// The script that runs before the first paint. It is bundled on its own (scripts/build/early-script.ts), and the server
// inlines it in the pages that it renders (server-mock/pages/document.ts).

showStoredState();
keepInstallOffer();
loadAppLater();
startReplay();
