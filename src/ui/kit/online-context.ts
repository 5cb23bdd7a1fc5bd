import { createContext } from 'react';

/** Whether the server can be reached; the app's shell provides it. */
export const OnlineContext = createContext(true);
