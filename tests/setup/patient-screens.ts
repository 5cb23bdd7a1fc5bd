import { configure } from '@testing-library/react';

// A test waits for a state as long as a slow machine needs; only what never comes fails.
configure({ asyncUtilTimeout: 20_000 });
