import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { OrderQuestion } from './order-question.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue({ askSeller: { __typename: 'QuestionSent', uuid: 'q1' } });
});
afterEach(cleanup);

async function write(text: string) {
  const sender = { name: 'Noor Janssen', email: 'noor@hervonden.test' };
  showCheckout(<OrderQuestion productUuid="p1" orderNumber="100042" sender={sender} />);
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('PROD-061 a buyer without an account writes to the seller, who sees which order it is about', async () => {
  await write('Past hij in een Volvo?');
  expect(await screen.findByText(/The answer goes to noor@hervonden.test/)).toBeDefined();
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    ...{ productUuid: 'p1', kind: 'QUESTION', name: 'Noor Janssen', email: 'noor@hervonden.test' },
    message: 'About order 100042\n\nPast hij in een Volvo?',
  });
});

test('PROD-056 a message that is too short is explained at the field, whatever is added to it', async () => {
  await write('Hoi');
  expect(await screen.findByText(/^Write at least 10 characters/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Your message/));
  expect(request).not.toHaveBeenCalled();
});

test('a message cannot be edited while it is being sent, nor sent beside another one', async () => {
  const answer = Promise.withResolvers<object>();
  request.mockReturnValue(answer.promise);
  await write('Past hij in een Volvo?');
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
  await vi.waitFor(() => expect(field.readOnly).toBe(true));
  fireEvent.change(field, { target: { value: 'Past hij in een Volvo 240?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(request).toHaveBeenCalledTimes(1);
  answer.resolve({ askSeller: { __typename: 'QuestionSent', uuid: 'q1' } });
  expect(await screen.findByText(/The answer goes to noor@hervonden.test/)).toBeDefined();
});

test('a message that may not have arrived stays in its field', async () => {
  request.mockRejectedValue(new Error('gone'));
  await write('Past hij in een Volvo?');
  expect(await screen.findByText(/^We don’t know whether your message was sent/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe('Past hij in een Volvo?');
});
