import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { CaseDetailFragment } from './cases.gen.ts';

const upload = vi.hoisted(() => ({ answer: Promise.withResolvers<{ kind: 'done'; mediaKey: string }>() }));
vi.mock('#src/data/photos/single-photo.ts', () => ({
  prepareSinglePhoto: async (blob: File) => ({ kind: 'prepared', blob, hash: blob.name, preview: blob }),
  sendSinglePhoto: () => upload.answer.promise,
}));

const found: CaseDetailFragment = {
  __typename: 'OrderCase',
  ...{ uuid: 'c1', orderUuid: 'o1', title: 'Teak sideboard', role: 'seller', state: 'OPEN' },
  ...{ reason: 'DAMAGED', checks: [], wish: 'FULL_REFUND', wishAmount: null, turn: ['seller'] },
  ...{ due: '2026-11-25T19:00:00.000Z', endsByItself: true, possible: ['answer'], proposalUuid: null },
  ...{ terms: null, giftCard: null, refundable: 450, refundableInPart: 450, tracking: null, outcome: null },
  ...{ returnAddress: null, opened: '2026-11-20T10:00:00.000Z', listingPhotos: [], entries: [] },
};

const calls: Readonly<Record<string, unknown>>[] = [];
const onDone = vi.fn<() => void>();

beforeEach(() => {
  calls.length = 0;
  onDone.mockReset();
  upload.answer = Promise.withResolvers();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    calls.push((JSON.parse(body) as { variables: Record<string, unknown> }).variables);
    return Response.json({ data: { answerCase: { __typename: 'OrderCase' } } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const send = () => screen.getByRole('button', { name: 'Send answer' });

/** Opens the form, writes an answer and adds a photo whose upload waits for its test. */
async function write(): Promise<void> {
  await showPage(<AnswerForm found={found} isOffline={false} onDone={onDone} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), {
    target: { value: 'It left here undamaged.' },
  });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is no field for photos');
  fireEvent.change(input, { target: { files: [new File(['x'], 'proof.jpg')] } });
  await waitFor(() => expect(screen.getByText('Sending')).toBeTruthy());
}

test('while a photo is being sent the answer is pending, and pressing again does not send it twice', async () => {
  await write();
  fireEvent.click(send());
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(send());
  upload.answer.resolve({ kind: 'done', mediaKey: 'photo-key' });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(calls).toMatchObject([{ uuid: 'c1', text: 'It left here undamaged.', photos: ['photo-key'] }]);
});

test('an answer that was left while its photo was being sent is not sent without the photo', async () => {
  await write();
  fireEvent.click(send());
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'));
  cleanup();
  upload.answer.resolve({ kind: 'done', mediaKey: 'photo-key' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual([]);
});
