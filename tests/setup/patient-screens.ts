import { configure } from '@testing-library/react';

// Generous for slow machines: only a state that never occurs waits for the timeout.
configure({ asyncUtilTimeout: 20_000 });
