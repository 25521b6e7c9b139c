import type { BackendLocale } from "../../../contract/locale";
import type { BackendEnv } from "../../env";

/** A message as it came. */
export interface Asked {
	env: BackendEnv;
	bytes: Uint8Array;
	/** The network that asks (BackendRequest). */
	client: string;
	/** The language of the message, or else of the host that it was sent to. */
	locale: BackendLocale;
	/** The shop's origin that it was sent to. */
	origin: string;
	scheduleMail(): void;
}
