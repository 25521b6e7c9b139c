import { Form } from "@remix-run/react";
import { useT } from "../platform/i18n/i18n";
import { Button } from "../ui/button";

interface AgainProps {
	order: { uuid: string; order_number: string | null };
	/** The key of this form. */
	idem: string;
	/** A cart that somebody has shared. */
	isShared?: boolean;
	/** s: in a row of a list. */
	size?: "s" | "m";
}

/** Puts what was ordered into the cart once more, or what somebody has shared into one's own. */
export function BuyAgain({ order, idem, isShared = false, size = "m" }: AgainProps) {
	const t = useT("orders");
	return (
		<Form method="post" action={`/orders/${order.uuid}/again`}>
			<input type="hidden" name="idem" value={idem} />
			{isShared ? (
				<Button kind="primary">{t("again.take")}</Button>
			) : (
				<Button size={size} aria-label={t("again.label", { number: order.order_number ?? "" })}>
					{t("again.submit")}
				</Button>
			)}
		</Form>
	);
}
