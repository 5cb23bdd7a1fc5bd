import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let folder: string;

const page = { accept: 'text/html,*/*' };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hervonden-app-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Hervonden</title>');
  writeFileSync(path.join(folder, 'service-worker.js'), '// worker');
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(path.join(folder, 'assets/index-abc123.js'), `// ${'x'.repeat(3000)}`);
  writeFileSync(path.join(folder, 'assets/index-abc123.js.br'), 'compressed before');
  writeFileSync(path.join(folder, 'assets/photos.worker-AbC_12.js'), '// photos');
  api = await startApi({ config: { appDir: folder, publicUrl: 'https://hervonden.test' } });
});

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('the built app', () => {
  test('every page address gives the page, under a policy without unsafe sources', async () => {
    for (const url of ['/', '/meubels/kasten', '/product/stoel-1?x=1', '/a.b']) {
      const response = await api.inject({ url, headers: page });
      expect(response.statusCode, url).toBe(200);
      expect(response.body).toContain('Hervonden');
      expect(response.headers['cache-control']).toBe('no-cache');
      const policy = String(response.headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'sha256-");
      expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types hervonden");
      expect(policy).not.toContain('unsafe');
    }
  });

  test('the photo worker alone may run WebAssembly', async () => {
    const worker = await api.inject({ url: '/assets/photos.worker-AbC_12.js' });
    expect(worker.headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
    const script = await api.inject({ url: '/assets/index-abc123.js' });
    expect(script.headers['content-security-policy']).not.toContain('wasm');
  });

  test('hashed files are cached for good, the others asked for again', async () => {
    const asset = await api.inject({ url: '/assets/index-abc123.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/service-worker.js', '/manifest.webmanifest', '/index.html']) {
      expect((await api.inject({ url })).headers['cache-control'], url).toBe('no-cache');
    }
  });

  test('text goes out compressed, from the copy made at the build or on the fly', async () => {
    const before = await api.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'br' } });
    expect(before.headers['content-encoding']).toBe('br');
    expect(before.body).toBe('compressed before');
    const now = await api.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'gzip' } });
    expect(now.headers['content-encoding']).toBe('gzip');
  });

  test('an unknown address of the API, of media or of assets is a JSON 404, also for a browser', async () => {
    for (const url of ['/api/nothing', '/graphql', '/media/nothing', '/assets/gone-1.js', '/outbox/x.json']) {
      const response = await api.inject({ url, headers: url.startsWith('/outbox') ? {} : page });
      expect(response.statusCode, url).toBe(404);
      expect(response.json()).toMatchObject({ errorCode: expect.stringMatching(/not_found|not_exist/) });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('no file outside the folder can be asked for', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.env',
    ]) {
      expect((await api.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });
});

test('every answer carries the protective headers: page, data, refusal and fault', async () => {
  for (const url of ['/', '/healthz', '/api/nothing', '/assets/index-abc123.js']) {
    const { headers } = await api.inject({ url, headers: url === '/' ? page : {} });
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers['permissions-policy']).toContain('camera=(self)');
  }
});

test('HSTS is not sent where the site has no https', async () => {
  const plain = await startApi({ config: { publicUrl: 'http://localhost:4000' } });
  expect((await plain.inject({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});
