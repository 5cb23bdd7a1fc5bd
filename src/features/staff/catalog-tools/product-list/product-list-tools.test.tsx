import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#src/ui/kit/toast-store.ts';
import type { ListingContentTexts } from './edit-texts.ts';
import { ProductListTools } from './product-list-tools.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

const url = '/lampen';
const text: ListingContentTexts = {
  ...{ __typename: 'ListingContent', url, title: 'Lampen', intro: 'Licht.', content: 'Meer.', images: [] },
  faqs: [{ id: 'f1', question: 'Werkt hij?', answer: 'Ja.' }],
};
const onSaved = vi.fn();
let answers: Readonly<Record<string, unknown>>;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  answers = {};
  request.mockImplementation(async ({ name }: { name: string }) => {
    if (name === 'IntroInstructions') return { instructionConfig: { instructions: 'Noem het licht.' } };
    if (!(name in answers)) throw new Error('no network');
    return answers[name];
  });
});
afterEach(() => {
  cleanup();
  request.mockReset();
  onSaved.mockReset();
});

async function open(opener: string, given: ListingContentTexts | null = text) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <ProductListTools url={url} listingContent={given} onSaved={onSaved} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  await press(opener);
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const asked = () =>
  request.mock.calls
    .map(([document, variables]) => [document.name, variables])
    .filter(([name]) => name !== 'IntroInstructions');
const lastToast = () => toastStore.read().at(-1)?.text;
const intro = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Intro' });

test('STAFF-009 texts and questions are changed in the popup, and the saved version is shown at once', async () => {
  const changed = { ...text, title: 'Licht' };
  answers = { UpdateListingContent: { updateProductListingContent: changed } };
  await open('Edit texts');
  await type('Title', 'Licht');
  await press('Add a question');
  await type('Question 2', 'Is de lamp heel?');
  await type('Answer 2', 'Zeker.');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual([
    [
      'UpdateListingContent',
      {
        ...{ url, title: 'Licht', content: 'Meer.', images: [] },
        faqs: [
          { id: 'f1', question: 'Werkt hij?', answer: 'Ja.' },
          { id: null, question: 'Is de lamp heel?', answer: 'Zeker.' },
        ],
      },
    ],
  ]);
  expect(onSaved).toHaveBeenCalledWith(changed);
  expect(lastToast()).toBe('Texts updated');
});

test('unchanged content sends nothing; a list without content gets its first', async () => {
  await open('Edit texts', null);
  await press('Save');
  expect(lastToast()).toBe('No change');
  expect(asked()).toEqual([]);
  await press('Edit texts');
  answers = { CreateListingContent: { createProductListingContent: text } };
  await type('Text below the products', 'Meer.');
  await press('Save');
  expect(asked().map(([name]) => name)).toEqual(['CreateListingContent']);
});

test('SEO-009 STAFF-039 the message of the server is shown, and typed text stays', async () => {
  const message = 'Dit bestaat niet.';
  const refusal = { __typename: 'ObjectDoesNotExistError', errorCode: 'object_does_not_exist', message };
  answers = { UpdateListingContent: { updateProductListingContent: refusal } };
  await open('Edit texts');
  await type('Title', 'Licht');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Licht');
  expect(onSaved).not.toHaveBeenCalled();
});

test('SEO-009 a field that the server would refuse is marked with the reason, and the tag that is in it', async () => {
  await open('Edit texts');
  await type('Title', 'Lampen <b>nu</b>');
  await press('Add a question');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Check the marked fields.');
  const helpOf = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  };
  expect(helpOf('Title')).toContain('Plain text only: remove <b>.');
  expect(helpOf('Question 2')).toContain('Fill this in or remove the row.');
  expect(asked()).toEqual([]);
  await press('Remove question 2');
  await type('Title', 'Lampen nu');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('STAFF-029 without a message of the server it shows "Failed"', async () => {
  await open('Edit texts');
  await press('Remove question 1');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Failed');
});

test('SEO-006 a removed question can be put back, and is deleted when the form is saved', async () => {
  const left = { ...text, faqs: [] };
  answers = { DeleteFaq: { deleteFaq: left } };
  await open('Edit texts');
  await press('Remove question 1');
  expect(screen.queryByLabelText('Question 1')).toBeNull();
  expect(asked()).toEqual([]);
  const { action } = toastStore.read().at(-1) ?? {};
  expect(action?.label).toBe('Undo');
  await act(async () => action?.run());
  expect(screen.getByLabelText<HTMLInputElement>('Question 1').value).toBe('Werkt hij?');

  await press('Remove question 1');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual([['DeleteFaq', { id: 'f1' }]]);
  expect(onSaved).toHaveBeenCalledWith(left);
  expect(lastToast()).toBe('Texts updated');
  expect(toastStore.read().map(({ action }) => action?.label)).not.toContain('Undo');
});

test('undoing a removal preserves text typed since', async () => {
  await open('Edit texts');
  await press('Remove question 1');
  await type('Title', 'Licht');
  await act(async () => toastStore.read().at(-1)?.action?.run());
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Licht');
  expect(screen.getByLabelText('Question 1')).toBeDefined();
});

test('removed questions and a changed title are saved in one request, so that a refusal changes nothing', async () => {
  const left = { ...text, faqs: [], title: 'Licht' };
  answers = { UpdateListingContent: { updateProductListingContent: left } };
  await open('Edit texts');
  await type('Title', 'Licht');
  await press('Remove question 1');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual([
    ['UpdateListingContent', expect.objectContaining({ title: 'Licht', faqs: [], removedFaqs: ['f1'] })],
  ]);
  expect(onSaved.mock.calls).toEqual([[left]]);
});

test('closing the editor with changes asks first', async () => {
  await open('Edit texts');
  await type('Title', 'Licht');
  await press('Close');
  const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' });
  expect(question).toBeDefined();
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Licht');
  await press('Close');
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual([]);
});

test('STAFF-010 the intro is edited in place, without a dialog over the page', async () => {
  const changed = { ...text, intro: 'Meer licht.' };
  answers = { WriteIntro: { createOrUpdateIntro: changed } };
  await open('Edit intro');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => fireEvent.change(intro(), { target: { value: 'Meer licht.' } }));
  await press('Save');
  expect(asked()).toEqual([['WriteIntro', { url, intro: 'Meer licht.' }]]);
  expect(onSaved).toHaveBeenCalledWith(changed);
  expect(lastToast()).toBe('Intro updated');
  await press('Edit intro');
  await press('Save');
  expect(lastToast()).toBe('No change');
});

test('STAFF-011 STAFF-033 an intro is suggested by the standing instructions, names its sources, and is stored by saving', async () => {
  answers = { GenerateIntro: { generateIntro: { intro: 'Twee vondsten.', source: 'CATALOGUE_FACTS' } } };
  await open('Edit intro');
  await screen.findByDisplayValue('Noem het licht.');
  await type('Keywords', 'leeslamp');
  await press('Generate intro');
  expect(lastToast()).toBe('Intro generated');
  expect(intro().value).toBe('Twee vondsten.');
  expect(screen.getByText('Generated from catalogue data.')).toBeDefined();
  expect(asked()).toEqual([
    ['GenerateIntro', { url, instructions: 'Noem het licht.', keywords: 'leeslamp' }],
  ]);
});

test('STAFF-014 STAFF-032 the standing instructions have an editor, and are copied into the open intro', async () => {
  answers = { UpdateInstructions: { updateInstructionConfig: { instructions: 'Noem hout.' } } };
  await open('Edit intro');
  await press('Standing instructions');
  const dialog = await screen.findByRole('dialog', { name: 'Standing instructions' });
  const field = dialog.querySelector('textarea');
  await waitFor(() => expect(field?.value).toBe('Noem het licht.'));
  await act(async () => fireEvent.change(field ?? dialog, { target: { value: 'Noem hout.' } }));
  const save = [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Save');
  await act(async () => fireEvent.click(save ?? dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastToast()).toBe('Instructions updated');
  expect(asked()).toEqual([['UpdateInstructions', { kind: 'INTRO', instructions: 'Noem hout.' }]]);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Instructions' }).value).toBe('Noem hout.');
});

test('STAFF-031 instructions that could not be saved show a message, and stay in the editor', async () => {
  await open('Edit intro');
  await press('Standing instructions');
  const dialog = await screen.findByRole('dialog', { name: 'Standing instructions' });
  await waitFor(() => expect(dialog.querySelector('textarea')).not.toBeNull());
  const save = [...dialog.querySelectorAll('button')].find((button) => button.textContent === 'Save');
  await act(async () => fireEvent.click(save ?? dialog));
  expect(screen.getByRole('alert').textContent).toBe('Error updating instructions');
  expect(screen.getByRole('dialog', { name: 'Standing instructions' })).toBeDefined();
});
