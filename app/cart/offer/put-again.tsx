import { Form } from "@remix-run/react";
import { useT } from "../../platform/i18n/i18n";
import { Button } from "../../ui/forms/button";
import type { Offer } from "./offer";

/** Sets are no part of what is bought again, and on a page with some of the lines nobody knows whether there are any. */
export const canPutAgain = (offer: Offer): boolean => offer.is_owner && offer.items.length === offer.length;

/** What an expired offer held into a cart, at the prices of now. */
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
