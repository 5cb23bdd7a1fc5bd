import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from '#tests/setup/mocked-request.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { AuditPage } from './audit-page.tsx';

vi.mock('#src/data/graphql/client.ts', () => ({ request }));
vi.mock('#src/ui/market/save-file.ts', () => ({ saveTextFile: () => undefined }));

afterEach(() => {
  cleanup();
  request.mockReset();
});

const download = async (counts: { readonly count: number; readonly totalCount: number }) => {
  request.mockImplementation(async ({ name }: { name: string }) =>
    name === 'ExportAuditLog'
      ? { exportAuditLog: { __typename: 'AuditFile', csv: '', ...counts } }
      : { auditLog: { __typename: 'AuditLog', lines: [], totalCount: counts.totalCount } },
  );
  await showPage(<AuditPage userId="u-1" />);
  const button = await screen.findByRole('button', { name: 'Download as CSV' });
  await act(async () => void fireEvent.click(button));
};

test('a file that does not hold every entry is announced as such', async () => {
  await download({ count: 10_000, totalCount: 23_456 });
  await screen.findByText(/The file contains the newest .* entries\. Choose a shorter period/);
});

test('a complete file needs no message', async () => {
  await download({ count: 12, totalCount: 12 });
  expect(request.mock.calls.map(([{ name }]) => name)).toContain('ExportAuditLog');
  expect(screen.queryByText(/The file contains the newest/)).toBeNull();
});

test('what happened is in words, and an event without a label keeps its code', async () => {
  const line = {
    ...{ at: '2026-03-01T12:00:00Z', actorUuid: null, actorName: null, userUuid: null },
    ip: '',
  };
  const rest = { ...{ userName: null, details: '{}', device: '' }, ...line };
  const lines = ['staff_user_suspended', 'made_up'].map((kind) => ({ uuid: kind, kind, ...rest }));
  request.mockResolvedValue({ auditLog: { __typename: 'AuditLog', lines, totalCount: 2 } });
  await showPage(<AuditPage userId="u-1" />);
  await screen.findByRole('link', { name: 'User suspended' });
  screen.getByRole('link', { name: 'made_up' });
});
