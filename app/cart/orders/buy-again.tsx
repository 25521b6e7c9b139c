import { Form } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Button, LinkButton } from "../../ui/forms/button";
import { Wrap } from "../../ui/wrap";
import * as css from "./order.css";

interface AgainProps {
	order: { uuid: string; order_number: string | null };
	idem: string;
	isShared?: boolean;
	/** s: in a list's row. */
	size?: "s" | "m";
}

/** Adds the goods of an order or of a shared cart to the visitor's cart. */
export function BuyAgain({ order, idem, isShared = false, size = "m" }: AgainProps) {
	const t = useT("orders");
	return (
		<Form method="post" action={href("/orders/:uuid/again", { uuid: order.uuid })}>
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

const recourse = { nothing: href("/contact"), tooMuch: href("/cart") } as const;

interface NotAgainProps {
	/** nothing: no goods of the order are available (R7.10); tooMuch: the cart cannot hold them all. */
	problem: keyof typeof recourse;
}

/** Explains why an order could not be added to the cart again. */
export function BuyAgainProblem({ problem }: NotAgainProps) {
	const t = useT("orders");
	return (
		<Wrap>
			<div className={css.notAgainPage}>
				<h1>{t(`again.${problem}.title`)}</h1>
				<p>{t(`again.${problem}.text`)}</p>
				<p>
					<LinkButton to={recourse[problem]} kind="primary">
						{t(`again.${problem}.way`)}
					</LinkButton>
				</p>
			</div>
		</Wrap>
	);
}
