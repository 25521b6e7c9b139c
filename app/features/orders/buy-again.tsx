import { Form } from "@remix-run/react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";

interface AgainProps {
	order: { uuid: string; order_number: string | null };
	/** The key of this form. */
	idem: string;
	kind?: "primary" | "secondary" | "quiet";
}

/** Puts what was ordered into the cart once more. */
export function BuyAgain({ order, idem, kind = "secondary" }: AgainProps) {
	const t = useT("orders");
	return (
		<Form method="post" action={`/orders/${order.uuid}/again`}>
			<input type="hidden" name="idem" value={idem} />
			<Button kind={kind} aria-label={t("again.label", { number: order.order_number ?? "" })}>
				{t("again.submit")}
			</Button>
		</Form>
	);
}
