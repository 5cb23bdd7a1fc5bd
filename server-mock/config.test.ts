import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { complaintAboutNode } from './node-version.ts';

test('without any setting the server is a demo on port 4000 with its own folder', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    dataDir: path.resolve('data'),
    databaseUrl: null,
    publicUrl: 'http://localhost:4000',
    production: false,
    secretKey: null,
    staffSecondFactor: 'optional',
    demo: true,
    demoListings: null,
    headersTimeout: 15_000,
    bodyTimeout: 20_000,
    idleTimeout: 120_000,
    logLevel: 'info',
    appDir: path.resolve('dist'),
    smtpUrl: null,
    mailFrom: 'hallo@hervonden.test',
    textUrl: 'https://generativelanguage.googleapis.com/v1beta',
    textKey: null,
    paymentUrl: 'https://api.mollie.com/v2',
    paymentKey: null,
    payoutUrl: 'https://api.mollie.com/v2',
    payoutKey: null,
    payoutAccount: null,
    issuer: expect.objectContaining({ name: 'Hervonden B.V. (demo)' }),
    company: expect.objectContaining({ name: 'Hervonden B.V.', isDemo: true }),
    carrierUrl: 'https://api.postnl.nl/v1',
    transportUrl: 'https://external-api.brenger.nl/v1',
    transportKey: null,
    carrierKey: null,
    pixelUrl: null,
    pixelKey: null,
    addressNlUrl: null,
    backgroundKey: null,
    backgroundUrl: 'https://api.remove.bg/v1.0',
    addressBeUrl: null,
    addressBeKey: null,
    pushDelivery: 'simulated',
    pushHosts: [],
    vapidKey: null,
    vapidSubject: 'mailto:hallo@hervonden.test',
    trustProxy: false,
    serviceWorker: 'on',
  });
});

test('the demo has all real products, in tests few of them, or as many as DEMO_SIZE says', () => {
  expect(readConfig({ NODE_ENV: 'test' }).demoListings).toBe(92);
  expect(readConfig({ NODE_ENV: 'test', DEMO_SIZE: '2000' }).demoListings).toBe(2000);
  expect(readConfig({ DEMO_SIZE: '600' }).demoListings).toBe(600);
  for (const size of ['-1', 'many', '12.5'])
    expect(() => readConfig({ DEMO_SIZE: size })).toThrow('DEMO_SIZE must be a number of products');
  for (const size of ['0', '91'])
    expect(() => readConfig({ DEMO_SIZE: size })).toThrow('DEMO_SIZE must be at least 92');
});

test('production is no demo unless asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, demo: false });
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true });
  expect(readConfig({ DEMO: 'off', PUBLIC_URL: 'https://hervonden.test/', DATABASE_URL: '' })).toMatchObject({
    demo: false,
    publicUrl: 'https://hervonden.test',
    databaseUrl: null,
  });
});

test('PERM-008 staff need a second factor unless this is a demo or the setting disables it', () => {
  expect(readConfig({ DEMO: '0' }).staffSecondFactor).toBe('required');
  expect(readConfig({ NODE_ENV: 'production' }).staffSecondFactor).toBe('required');
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).staffSecondFactor).toBe('optional');
  expect(readConfig({ DEMO: '0', STAFF_SECOND_FACTOR: 'optional' }).staffSecondFactor).toBe('optional');
  expect(readConfig({ STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe('required');
});

test('a wrong setting is named in a sentence, a secret is not repeated', () => {
  const complaint = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
      return 'taken';
    } catch (error) {
      return error instanceof ConfigError ? error.message : 'another error';
    }
  };
  expect(complaint({ PORT: '70000' })).toBe('PORT must be a port number from 0 to 65535 (it is 70000).');
  expect(complaint({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL must be fatal, error');
  expect(complaint({ DATABASE_URL: 'mysql://u:secret@h/d' })).not.toContain('secret');
  expect(complaint({ TRUST_PROXY: 'true' })).toContain('TRUST_PROXY must be addresses');
  expect(complaint({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' })).toBe('taken');
  expect(complaint({ PORT: 'x', DEMO: 'maybe' }).split('\n')).toHaveLength(2);
});

test('a Node version that is too old gets the instruction to update', () => {
  expect(complaintAboutNode('20.19.0')).toContain('npm start');
  expect(complaintAboutNode('22.22.0')).toContain('24.7 or newer');
  expect(complaintAboutNode('24.6.0')).not.toBeNull();
  expect(complaintAboutNode('24.7.0')).toBeNull();
  expect(complaintAboutNode('26.0.0')).toBeNull();
});
