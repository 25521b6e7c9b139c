/** A person at a browser, with the keyboard. */
export interface Reader {
	goto(address: string): Promise<void>;
	/** Types into the first matching field in place of its value. */
	fill(selector: string, text: string): Promise<void>;
	/** Presses a button or follows a link. */
	activate(selector: string): Promise<void>;
	tick(selector: string): Promise<void>;
	/** Waits for an element. */
	has(selector: string): Promise<void>;
	/** Waits for an element's text. */
	shows(selector: string, text: string | RegExp): Promise<void>;
	/** Waits for the URL. */
	isAt(path: RegExp): Promise<void>;
	/** Waits for hydration, since earlier actions are handled without scripts. */
	isLive(): Promise<void>;
}
