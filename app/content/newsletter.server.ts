/** Somebody who wants the newsletter, and the page that the form was on. */
export interface Subscription {
	email: string;
	/** The page's address, of those that tell of nobody; else the home page's. */
	pageUri: string;
	pageName: string;
}

/** Hands a subscription to the service that sends the newsletter. @returns whether it took it; it never throws */
export type Subscribe = (subscription: Subscription) => Promise<boolean>;
