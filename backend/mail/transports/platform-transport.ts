import { type Outcome, type Transport, withoutAddresses } from "../transport";

/** Sends mail through the platform's binding, which takes one recipient per message. */
export function platformTransport(binding: SendEmail): Transport {
	return {
		async deliver({ from, to, message }) {
			const { EmailMessage } = await import("cloudflare:email");
			const outcome: Outcome = { accepted: [], failed: [] };
			const text = new TextDecoder().decode(message);
			for (const address of to) {
				try {
					await binding.send(new EmailMessage(from, address, text));
					outcome.accepted.push(address);
				} catch (error) {
					outcome.failed.push({ address, reason: withoutAddresses(String(error)), isFinal: false });
				}
			}
			return outcome;
		},
		close: () => undefined,
	};
}
