/**
 * The content of a push message in the format of declarative web push (https://www.w3.org/TR/push-api/). A browser
 * that supports it shows the notification itself; any other browser passes the message to the service worker.
 */
export interface PushMessage {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    /** The id of the notification in the user's list. A later push with the same tag replaces the notification. */
    readonly tag: string;
    /** The absolute URL of the page that it links to. */
    readonly navigate: string;
    readonly lang: string;
    /** The time of the event, in milliseconds since 1970. */
    readonly timestamp: number;
    /** The number on the app icon. Safari reads it here; the standard defines it next to `notification`. */
    readonly app_badge: string;
  };
  readonly app_badge: string;
}
