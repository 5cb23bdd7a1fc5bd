import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { showCheckout } from '#tests/setup/show-checkout.tsx';
import { QuestionForm } from './question-form.tsx';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue({ askSeller: { __typename: 'QuestionSent', uuid: 'q1' } });
});
afterEach(cleanup);

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a question cannot be edited while it is being sent', async () => {
  const answer = Promise.withResolvers<object>();
  request.mockReturnValue(answer.promise);
  const seller = { name: 'Studio Noord', city: 'Gent', acceptViewings: true };
  showCheckout(<QuestionForm product={{ uuid: 'p1', slug: 'kast', seller } as never} />);
  await screen.findByLabelText(/^Your question/);
  fill(/^Your question/, 'Past hij in een Volvo?');
  fill(/^Email address/, 'noor@hervonden.test');
  send();
  for (const label of [/^Your question/, /^Your name/, /^Email address/])
    expect(screen.getByLabelText(label)).toHaveProperty('readOnly', true);
  expect(screen.getByRole('radio', { name: 'Request a viewing' })).toHaveProperty('disabled', true);
  fill(/^Your question/, 'Past hij in een Volvo 240?');
  send();
  expect(request).toHaveBeenCalledTimes(1);
  answer.reject(new Error('gone'));
  expect(await screen.findByText(/^We don’t know whether your message was sent/)).toBeDefined();
  expect(screen.getByLabelText(/^Your question/)).toHaveProperty('readOnly', false);
});

test('PROD-057 the page offers to request a viewing, which asks for two days', async () => {
  const seller = { name: 'Studio Noord', city: 'Gent', acceptViewings: true };
  showCheckout(<QuestionForm product={{ uuid: 'p1', slug: 'kast', seller } as never} />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Request a viewing' }));
  fill(/^Email address/, 'noor@hervonden.test');
  const today = amsterdamDay(new Date());
  const [first, second] = [plusDays(today, 3), plusDays(today, 5)];
  fill(/^First day/, first);
  send();
  expect(await screen.findByText('Choose two different days.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^First day/));
  expect(request).not.toHaveBeenCalled();
  fill(/^Second day/, second);
  send();
  expect(await screen.findByText('Your message has been sent to the seller')).toBeDefined();
  expect(request.mock.calls[0]?.[1]).toMatchObject({ kind: 'VIEWING', message: '', days: [first, second] });
});
