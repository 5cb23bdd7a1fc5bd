/**
 * Watches how long the page could not answer: a message that posts itself again, and the longest time between two of its
 * arrivals in milliseconds. The returned function ends the watch.
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
    // A pause of a millisecond, so that the watch itself does not keep the page busy.
    if (running) setTimeout(() => channel.port2.postMessage(null), 1);
  };
  channel.port2.postMessage(null);
  return () => {
    running = false;
    channel.port1.close();
    return longest;
  };
}
