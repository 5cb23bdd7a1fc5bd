/**
 * What a push says, in the format of declarative web push (https://www.w3.org/TR/push-api/): a browser that knows it
 * shows the notification by itself, every other one hands it to the service worker.
 */
export interface PushMessage {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    /** The id of the notification in the person's list; a later one with the same tag takes its place. */
    readonly tag: string;
    /** The whole address of the page it leads to. */
    readonly navigate: string;
    readonly lang: string;
    /** Milliseconds since 1970 of what it reports. */
    readonly timestamp: number;
    /** The number for the app's icon; Safari reads it here, the standard has it beside `notification`. */
    readonly app_badge: string;
  };
  readonly app_badge: string;
}
