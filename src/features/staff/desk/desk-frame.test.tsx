import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '#tests/setup/show-page.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { deskKey } from './desk-query.ts';

const session = {
  ...{ token: 't', userId: 'staff', email: 'staf@hervonden.test', name: 'Staf', isStaff: true },
  sellerId: null,
};
let hasSecondStep = false;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  hasSecondStep = false;
});

async function show() {
  vi.stubGlobal('fetch', async () => {
    const missing = {
      __typename: 'UserHasNoAdminPermissionsError',
      errorCode: 'staff_second_factor_required',
    };
    return Response.json({ data: { staffDesk: hasSecondStep ? { __typename: 'StaffDesk' } : missing } });
  });
  const { client } = await showPage(
    <DeskFrame session={session} pathname="/staff" secondFactor="Ten recovery codes">
      The desk
    </DeskFrame>,
  );
  await screen.findByText('Ten recovery codes');
  return client;
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open the staff desk' }));

test('AUTH-030 STAFF-001 the desk does not open over the recovery codes by itself, but when it is asked to', async () => {
  const client = await show();
  hasSecondStep = true;
  // Simulates the refetch that happens every minute and on window focus.
  await act(() => client.refetchQueries({ queryKey: [deskKey] }));
  expect(screen.getByText('Ten recovery codes')).toBeTruthy();
  expect(screen.queryByText('The desk')).toBeNull();
  open();
  expect(await screen.findByText('The desk')).toBeTruthy();
});

test('AUTH-030 STAFF-001 opening the desk without a second factor shows that it is still missing', async () => {
  await show();
  expect(screen.queryByText('You are signed in without a second step')).toBeNull();
  open();
  expect(await screen.findByText('You are signed in without a second step')).toBeTruthy();
  expect(screen.queryByText('The desk')).toBeNull();
});
