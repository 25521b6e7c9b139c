import { getInputProps } from "@conform-to/react";
import type { Cart } from "../../contract/cart";
import { useDeliveryTime } from "../cart/lines/line-texts";
import { useOrderArrivalText } from "../cart/orders/arrival";
import { FormCheckbox, FormTextField } from "../platform/forms/form-fields";
import { type ShopField, useFieldErrors } from "../platform/forms/use-shop-form";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { useHydrated } from "../ui/browser/use-hydrated";
import { Dotted } from "../ui/dotted";
import { Button } from "../ui/forms/button";
import { Dot } from "../ui/forms/field";
import { block, bold, nowrap } from "../ui/layout.css";
import * as css from "./form.css";

export type DeliveryValues = Record<"deliveryMethodType" | "craneUnloading" | "ownFreightContract" | "ownFreightCarrier", string>;

interface ChoiceProps {
	cart: Cart;
	fields: Record<keyof DeliveryValues, ShopField>;
}

type Method = Cart["delivery_methods"][number];

/** The delivery methods for the destination with their prices and options (R11.2–R11.5). */
export function DeliveryChoice({ cart, fields }: ChoiceProps) {
	const t = useT("checkout");
	const deliveryTime = useDeliveryTime();
	const { money } = useFormat();
	const day = useOrderArrivalText(cart);
	const packagings = new Set(cart.delivery_methods.flatMap(({ packaging_price: price }) => (price > 0 ? [price] : [])));
	const [packaging] = packagings.size === 1 ? packagings : [];
	// With scripts the totals update themselves.
	const isHydrated = useHydrated();
	const { deliveryMethodType, craneUnloading } = fields;
	const problem = useFieldErrors().of(deliveryMethodType);
	return (
		<fieldset className={css.block} aria-describedby={problem ? deliveryMethodType.errorId : undefined}>
			<legend className={css.legend}>{t("section.delivery")}</legend>
			{problem ? (
				<p id={deliveryMethodType.errorId} className={css.fieldError}>
					{problem.join(" ")}
				</p>
			) : null}
			<Dotted
				className={css.fact}
				items={[
					day === null ? t("delivery.estimate", { time: deliveryTime(cart.delivery) }) : t("delivery.arrival", { day }),
					packaging === undefined ? null : t("delivery.packagingOfAll", { packaging: money(packaging) }),
				]}
			/>
			<div className={css.options}>
				{cart.delivery_methods.map((method) => (
					<div key={method.id} className={css.method}>
						<MethodOption method={method} field={deliveryMethodType} hasPackaging={packaging === undefined} />
						{method.crane_price === null ? null : <CraneChoice type={method.type} price={method.crane_price} field={craneUnloading} />}
						{method.type === "own_freight" ? <OwnFreightFields fields={fields} /> : null}
					</div>
				))}
			</div>
			{isHydrated ? null : (
				<p className={css.recount}>
					<Button name="intent" value="update" size="s">
						{t("delivery.recount")}
					</Button>
				</p>
			)}
		</fieldset>
	);
}

interface OptionProps {
	method: Method;
	field: ShopField;
	/** Whether it states its packaging. Methods with the same price state it together. */
	hasPackaging: boolean;
}

function MethodOption({ method, field, hasPackaging }: OptionProps) {
	const t = useT("checkout");
	const format = useFormat();
	const { type, title, term, comment, price, packaging_price: packaging } = method;
	const { key, ...radio } = getInputProps(field, { type: "radio", value: type, ariaAttributes: false });
	const id = `${field.id}-${type}`;
	return (
		<label htmlFor={id} className={css.option}>
			<Dot {...radio} id={id} />
			<span className={bold}>{title}</span>{" "}
			<span className={`${bold} ${nowrap}`}>{price === packaging ? t("delivery.free") : format.money(price - packaging)}</span>{" "}
			<span className={css.optionText}>
				{term}. {comment}{" "}
				{hasPackaging && packaging > 0 ? (
					<span className={block}>{t("delivery.packaging", { packaging: format.money(packaging) })}</span>
				) : null}
			</span>
		</label>
	);
}

interface CraneProps {
	/** The delivery method's type. Each method has its own checkbox; only the chosen method's counts. */
	type: string;
	price: number;
	field: ShopField;
}

/** Adds unloading by crane to a delivery. */
function CraneChoice({ type, price, field }: CraneProps) {
	const t = useT("checkout");
	const format = useFormat();
	return (
		<div className={css.ofOption}>
			<FormCheckbox
				field={field}
				value={type}
				label={
					<span className={css.priced}>
						<span>{t("crane.label")}</span> <span className={`${bold} ${nowrap}`}>{format.money(price)}</span>
					</span>
				}
				hint={<span className={block}>{t("crane.hint")}</span>}
			/>
		</div>
	);
}

const names = ["ownFreightContract", "ownFreightCarrier"] as const;

/** Own freight needs its contract and carrier (R11.3). */
function OwnFreightFields({ fields }: { fields: Record<(typeof names)[number], ShopField> }) {
	const t = useT("checkout");
	return (
		<div className={css.ofOption}>
			<div className={css.twoFields}>
				{names.map((name) => (
					<FormTextField key={name} field={fields[name]} label={t(`field.${name}`)} autoComplete="off" />
				))}
			</div>
		</div>
	);
}
