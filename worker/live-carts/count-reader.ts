import { withTimeout } from "../../app/platform/http/with-timeout";
import { type CartCountMessage, cartCountMessage } from "../../contract/realtime";
import { fetchEmbedded } from "../backend-client/connection";
import { type ShopEnv, settings } from "../settings/settings";

/** Timeout of a read, in ms. */
const longest = 5000;

/** Reads a cart's count from the embedded backend. */
export class CountReader {
	#isReading = false;
	#isChanged = false;

	/** @param deliver called with each count that is read */
	constructor(
		private readonly env: ShopEnv,
		private readonly deliver: (message: CartCountMessage) => void,
	) {}

	/**
	 * Concurrent calls share one read. A change during a read causes another read, so the last count is current.
	 * @throws if the backend does not answer in time
	 */
	async read(uuid: string): Promise<void> {
		this.#isChanged = true;
		if (this.#isReading) return;
		this.#isReading = true;
		try {
			while (this.#isChanged) {
				this.#isChanged = false;
				const message = await this.#currentCount(uuid);
				if (message) this.deliver(message);
			}
		} finally {
			this.#isReading = false;
		}
	}

	/** @returns null if the cart no longer exists */
	async #currentCount(uuid: string): Promise<CartCountMessage | null> {
		const answer = await withTimeout(fetchEmbedded(this.env, settings(this.env), `/ws/${uuid}`), longest);
		if (answer?.status === 404) return null;
		if (!answer?.ok) throw new Error(`The backend tells no count: ${answer?.status ?? "not in time"}`);
		return cartCountMessage.parse(await answer.json());
	}
}
