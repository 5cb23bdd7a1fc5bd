import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deviceOf } from './http/device.ts';
import { networkOf } from './limits.ts';
import { equalInConstantTime, openSecrets } from './secrets.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-secrets-'));
const given = { secretKey: 'k'.repeat(32), production: true, dataDir };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('sealed data is read back with the same key and purpose alone, and tampering is detected', () => {
  const secrets = openSecrets(given);
  const sealed = secrets.seal('totp', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(secrets.seal('totp', 'JBSWY3DP')).not.toBe(sealed);
  expect(openSecrets(given).open('totp', sealed)).toBe('JBSWY3DP');
  expect(() => secrets.open('other', sealed)).toThrow();
  expect(() => openSecrets({ ...given, secretKey: 'l'.repeat(32) }).open('totp', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  expect(() => secrets.open('totp', bytes.toString('base64url'))).toThrow();
  expect(secrets.sign('chat-user', 'a')).not.toBe(secrets.sign('totp', 'a'));
});

test('secrets are compared whole, whatever their lengths', () => {
  const signature = openSecrets(given).sign('chat-user', 'a');
  expect(equalInConstantTime(signature, signature)).toBe(true);
  expect(equalInConstantTime(`0${signature.slice(1)}`, `1${signature.slice(1)}`)).toBe(false);
  for (const other of ['', signature.slice(1), `${signature}0`, 'é'.repeat(32), 'é'.repeat(64)])
    expect(equalInConstantTime(other, signature)).toBe(false);
});

test('production needs a key; elsewhere one is made once, for its owner to read alone', () => {
  expect(() => openSecrets({ ...given, secretKey: null })).toThrow('SECRET_KEY must be set in production');
  const made = openSecrets({ ...given, secretKey: null, production: false });
  const again = openSecrets({ ...given, secretKey: null, production: false });
  expect(again.open('x', made.seal('x', 'text'))).toBe('text');
  expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a caller is known by the IPv4 address or the network of an IPv6 one', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:0:12::5')).toBe(networkOf('2001:db8:0:12:ffff:1:2:3'));
  expect(networkOf('2001:db8:0:12::5')).not.toBe(networkOf('2001:db8:0:13::5'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf(undefined)).toBe('');
});

test('a device is named by browser and system; any other input has no name', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(deviceOf(firefox)).toBe('Firefox, Linux');
  expect(deviceOf(undefined)).toBe('');
  expect(deviceOf(`curl/8 ${'x'.repeat(10_000)}`).length).toBeLessThanOrEqual(80);
});
