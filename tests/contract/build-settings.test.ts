import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each(['development', 'test', undefined])(
  'with NODE_ENV=%s for the server the build is still the one that people get',
  async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    const config = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect(config.isProduction).toBe(true);
    expect(config.envDir).toBe(false);
  },
);
