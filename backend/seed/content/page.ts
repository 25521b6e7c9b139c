import type { InfoPageName } from "../../../contract/content";
import type { Text } from "../text";

/** An information page of a new shop. */
export interface Page {
	name: InfoPageName;
	title: Text;
	intro: Text;
	/** For search engines. */
	description: Text;
	/** Sections that begin with "## "; "{{seller}}" is filled in when a page is shown (contract/seller/page-words.ts). */
	body: Text;
}

/** The day from which the first terms hold. */
export const firstTermsFrom = "2026-11-23";
