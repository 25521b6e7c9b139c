import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import type { Offer } from "./offer";

/** Sets cannot be bought again, and a page with some of the lines does not know whether there are any. */
export const canPutAgain = (offer: Offer): boolean => offer.is_owner && offer.items.length === offer.length;

/** Adds the goods of an expired offer to a cart, at today's prices. */
export function PutAgain({ uuid, idem }: { uuid: string; idem: string }) {
	const t = useT("offer");
	return (
		<Form method="post" action={`/orders/${uuid}/again`}>
			<input type="hidden" name="idem" value={idem} />
			<Button kind="primary" size="l">
				{t("expired.again")}
			</Button>
		</Form>
	);
}
