import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-hosts.ts';

test('PWA-040 pushes go to the push services of browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://eu.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://eu.push.apple.com/abc',
  ]) {
    expect([endpoint, isPushEndpoint(endpoint, [])]).toEqual([endpoint, true]);
  }
});

test('PWA-040 and nowhere else: nobody lets the server call an address of their choice', () => {
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/abc',
    'https://evil.test/fcm.googleapis.com',
    'https://evilnotify.windows.com/',
    'https://notify.windows.com.evil.test/',
    'https://me:secret@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@evil.test/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://127.0.0.1:5000/push',
    'http://localhost:5000/push',
    'https://.push.apple.com/abc',
    'https://fcm。googleapis。com/abc',
    'https://FCM.googleapis.com/abc',
    ' https://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com\\@evil.test/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
  ]) {
    expect([endpoint, isPushEndpoint(endpoint, [])]).toEqual([endpoint, false]);
  }
});

test('PWA-040 a push service on this machine counts when the settings name it, with its port', () => {
  const loopback = ['127.0.0.1:5000'];
  expect(isPushEndpoint('http://127.0.0.1:5000/push/1', loopback)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:5001/push/1', loopback)).toBe(false);
  expect(isPushEndpoint('http://localhost:5000/push/1', loopback)).toBe(false);
  expect(isPushEndpoint('https://127.0.0.1:5000/push/1', loopback)).toBe(false);
});
