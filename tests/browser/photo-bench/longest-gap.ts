/**
 * Measures how long the main thread is blocked: a message is posted repeatedly, and the returned function stops it
 * and gives the longest time between two arrivals in milliseconds.
 */
export function longestGap(): () => number {
  const channel = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  let running = true;
  channel.port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    // A pause of a millisecond, so that the measurement itself does not keep the page busy.
    if (running) setTimeout(() => channel.port2.postMessage(null), 1);
  };
  channel.port2.postMessage(null);
  return () => {
    running = false;
    channel.port1.close();
    return longest;
  };
}
