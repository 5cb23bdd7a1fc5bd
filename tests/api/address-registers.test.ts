import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { select, suggest } from './address/calls.ts';

describe('registers outside, as PDOK and a Places service answer', () => {
  let outside: Server;
  let base = '';
  let mode: 'well' | 'broken' | 'nonsense' = 'well';
  const asked: { url: string; key: string | undefined; body: string }[] = [];
  const answers: readonly [RegExp, object][] = [
    [
      /^\/nl\/suggest\?/,
      {
        response: {
          numFound: 1,
          docs: [
            { type: 'adres', weergavenaam: 'Biltstraat 88-A, 3572BJ Utrecht', id: 'adr-1f', score: 12.1 },
          ],
        },
      },
    ],
    [
      /^\/nl\/lookup\?id=adr-1f$/,
      {
        response: {
          docs: [
            {
              ...{
                id: 'adr-1f',
                straatnaam: 'Biltstraat',
                huisnummer: 88,
                huisletter: 'A',
                postcode: '3572BJ',
              },
              ...{ woonplaatsnaam: 'Utrecht', provincienaam: 'Utrecht' },
            },
          ],
        },
      },
    ],
    [/^\/nl\/lookup/, { response: { docs: [] } }],
    [
      /^\/be\/places:autocomplete$/,
      {
        suggestions: [
          {
            placePrediction: {
              placeId: 'ChIJ_1',
              text: { text: 'Veldstraat 3, Gent, België', matches: [{ endOffset: 5 }] },
            },
          },
        ],
      },
    ],
    [
      /^\/be\/places\/ChIJ_1\?/,
      {
        addressComponents: [
          { longText: '3', types: ['street_number'] },
          { longText: 'Veldstraat', types: ['route'] },
          { longText: 'Gent', types: ['locality', 'political'] },
          { longText: '9000', types: ['postal_code'] },
        ],
      },
    ],
  ];
  let far: ApiHarness;
  beforeAll(async () => {
    outside = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        asked.push({ url: request.url ?? '', key: request.headers['x-goog-api-key']?.toString(), body });
        const found = answers.find(([pattern]) => pattern.test(request.url ?? ''));
        response.writeHead(mode === 'broken' ? 503 : found === undefined ? 404 : 200);
        response.end(mode === 'nonsense' ? '{"hello":1}' : JSON.stringify(found?.[1] ?? {}));
      });
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    const { port } = outside.address() as AddressInfo;
    base = `http://127.0.0.1:${port}`;
    far = await startApi({
      config: { addressNlUrl: `${base}/nl`, addressBeUrl: `${base}/be`, addressBeKey: 'secret-key' },
    });
  });
  afterAll(async () => {
    await far.close();
    await new Promise((done) => outside.close(done));
  });

  test('are asked side by side, and the one that suggested resolves', async () => {
    mode = 'well';
    const answer = await suggest(far, 'veldstraat');
    expect(answer.suggestions?.map(({ label }) => label)).toEqual([
      'Biltstraat 88-A, 3572BJ Utrecht',
      'Veldstraat 3, Gent, België',
    ]);
    const [dutch, belgian] = answer.suggestions ?? [];
    expect(belgian).toMatchObject({ matchStart: 0, matchEnd: 10 });
    const sessionId = answer.sessionId ?? '';
    expect(await select(far, { placeId: dutch?.placeId ?? '', sessionId })).toMatchObject({
      ...{ street: 'Biltstraat', houseNumber: '88', houseNumberExtension: 'A', postcode: '3572 BJ' },
      ...{ city: 'Utrecht', province: 'nl-utrecht', country: 'NL' },
    });
    expect(await select(far, { placeId: belgian?.placeId ?? '', sessionId })).toMatchObject({
      ...{ street: 'Veldstraat', houseNumber: '3', postcode: '9000', city: 'Gent' },
      ...{ province: 'be-oost-vlaanderen', country: 'BE' },
    });
    expect(asked.find(({ url }) => url.includes('autocomplete'))).toMatchObject({
      key: 'secret-key',
      body: expect.stringContaining(sessionId),
    });
    expect(await select(far, { placeId: 'nl:adr-2', sessionId })).toMatchObject({
      errorCode: 'address_select_place_not_found',
    });
  });

  test('when they are down our own list suggests, and selecting its suggestion reports that', async () => {
    for (const state of ['broken', 'nonsense'] as const) {
      mode = state;
      const answer = await suggest(far, 'Kerkstraat 12, Utrecht');
      expect(answer.suggestions?.[0]?.label).toMatch(/^Kerkstraat 12, /);
      expect(await select(far, { placeId: 'nl:adr-1f', sessionId: '' })).toMatchObject({
        __typename: 'FailedToGetError',
        errorCode: 'address_service_unavailable',
      });
    }
    expect(far.logged.join('\n')).toContain('address service failed');
    expect(far.logged.join('\n')).not.toMatch(/secret-key|Kerkstraat/);
  });
});
