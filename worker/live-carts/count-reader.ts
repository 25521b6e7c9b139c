import { atMost } from "../../app/platform/http/at-most";
import { type CartCountMessage, cartCountMessage } from "../../contract/realtime";
import { fetchEmbedded } from "../backend-client/connection";
import { type ShopEnv, settings } from "../settings/settings";

/** Timeout of a read. In ms. */
const longest = 5000;

/** Reads a cart's count from the embedded backend, which calls the cart's channel after each change. */
export class CountReader {
	#isReading = false;
	#isChanged = false;

	/** @param deliver called with each count that is read */
	constructor(
		private readonly env: ShopEnv,
		private readonly deliver: (message: CartCountMessage) => void,
	) {}

	/**
	 * Requests meanwhile share one read; a change during the read causes another one, so that the last count is current.
	 * @throws where the backend does not answer, or not in time
	 */
	async read(uuid: string): Promise<void> {
		this.#isChanged = true;
		if (this.#isReading) return;
		this.#isReading = true;
		try {
			while (this.#isChanged) {
				this.#isChanged = false;
				const message = await this.#present(uuid);
				if (message) this.deliver(message);
			}
		} finally {
			this.#isReading = false;
		}
	}

	/** @returns null where the cart is gone */
	async #present(uuid: string): Promise<CartCountMessage | null> {
		const answer = await atMost(fetchEmbedded(this.env, settings(this.env), `/ws/${uuid}`), longest);
		if (answer?.status === 404) return null;
		if (!answer?.ok) throw new Error(`The backend tells no count: ${answer?.status ?? "not in time"}`);
		return cartCountMessage.parse(await answer.json());
	}
}
