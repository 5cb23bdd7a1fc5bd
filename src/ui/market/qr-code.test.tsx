import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

test('the code of an authenticator app is a drawing with a description', () => {
  render(<QrCode text="otpauth://totp/Hervonden:staf?secret=ABC" label="For your authenticator app" />);
  const drawing = screen.getByRole('img', { name: 'For your authenticator app' });
  expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 (\d+) \1$/);
  expect(drawing.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1_000);
});
