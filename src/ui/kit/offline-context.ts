import { createContext } from 'react';

/** Whether the server cannot be reached; the app's shell provides it. */
export const OfflineContext = createContext(false);
