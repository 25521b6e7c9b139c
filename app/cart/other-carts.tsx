import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { OpenCart } from "../../contract/open-carts";
import { href } from "../platform/config/href";
import { DeferredPart } from "../platform/document/deferred-part";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import type { PageFlash } from "../platform/session/visitor";
import { arrived, type Deferred, useArrived } from "../ui/deferred-content";
import { Button } from "../ui/forms/button";
import { bold, hiddenOnPaper, note, regular } from "../ui/layout.css";
import { Notice } from "../ui/notice";
import { Wrap } from "../ui/wrap";
import * as css from "./other-carts.css";

interface OtherCartsProps {
	/** In the backend's order, with set-aside carts last; null if the page loads none. */
	of: Deferred<readonly Other[] | null>;
	/** Passed to `OtherCart`. */
	present: string | null;
}

/** Asks about the latest cart that its owner has not set aside. */
export function OtherCartNotice({ of, present }: OtherCartsProps) {
	const t = useT("carts");
	const other = useNoticed(of);
	return other ? (
		<section aria-label={t("notice.title")} className={hiddenOnPaper}>
			<Notice title={t("notice.title")}>
				<OtherCart other={other} present={present} isNew />
			</Notice>
		</section>
	) : null;
}

/** The cart in the notice above the page. None if it arrives so late that it would shift the page. */
function useNoticed(of: OtherCartsProps["of"]): Other | undefined {
	const [isAbove] = useState(arrived(of) !== null);
	const others = useArrived(of);
	return isAbove ? others?.find((other) => !other.is_set_aside) : undefined;
}

/** Lists all other carts below the page, so that none is lost. */
export function OtherCartList({ of, present }: OtherCartsProps) {
	const t = useT("carts");
	const noticed = useNoticed(of);
	return (
		<DeferredPart of={of} title={t("list.title")} waiting={null}>
			{(others) => <CartsBelow others={others?.filter(({ uuid }) => uuid !== noticed?.uuid) ?? []} present={present} />}
		</DeferredPart>
	);
}

function CartsBelow({ others, present }: { others: readonly Other[] } & Pick<OtherCartsProps, "present">) {
	const t = useT("carts");
	if (others.length === 0) return null;
	return (
		<Wrap>
			<section aria-labelledby="other-carts" className={css.section}>
				<h2 id="other-carts">{t("list.title")}</h2>
				<ul className={css.list}>
					{others.map((other) => (
						<li key={other.uuid} className={css.row}>
							<OtherCart other={other} present={present} />
						</li>
					))}
				</ul>
			</section>
		</Wrap>
	);
}

/** Whether other carts are known. */
export const hasOthers = (of: OtherCartsProps["of"]): boolean => (arrived(of)?.length ?? 0) > 0;

/** Another open cart of the account, with its form's key. */
export interface Other extends OpenCart {
	idem: string;
}

interface OtherCartProps {
	other: Other;
	/** The page's cart; null if it is missing or empty, and so cannot be merged. */
	present: string | null;
	/** Shown for the first time, so it can also be set aside. */
	isNew?: boolean;
}

/** Another open cart of the account, with a form that takes, merges or sets it aside. */
function OtherCart({ other, present, isNew = false }: OtherCartProps) {
	const t = useT("carts");
	const { date, money } = useFormat();
	const { uuid, titles, length, reference, updated_at: changed, total_price: total, can_join: canJoin } = other;
	const more = length - titles.length;
	const facts = [
		t("other.lines", { count: length }),
		t("other.total", { total: money(total) }),
		t("other.changed", { day: date(changed) }),
	];
	return (
		<div className={css.cart}>
			<div className={css.words}>
				<p className={bold}>
					{titles.join(" · ")}
					{more > 0 ? <span className={regular}> {t("other.more", { count: more })}</span> : null}
				</p>
				<p className={note}>{reference === "" ? facts.join(" · ") : [t("other.reference", { reference }), ...facts].join(" · ")}</p>
				{present !== null && !canJoin ? <p className={note}>{t("other.alone")}</p> : null}
			</div>
			<Form method="post" action={href("/cart/:uuid/other", { uuid })} preventScrollReset className={css.choices}>
				<input type="hidden" name="idem" value={other.idem} />
				<input type="hidden" name="present" value={present ?? ""} />
				<Button size="s" name="intent" value="take">
					{t("choice.take")}
				</Button>{" "}
				{present !== null && canJoin ? (
					<Button size="s" name="intent" value="join">
						{t("choice.join")}
					</Button>
				) : null}{" "}
				{isNew ? (
					<Button size="s" kind="quiet" name="intent" value="leave">
						{t("choice.leave")}
					</Button>
				) : null}
			</Form>
		</div>
	);
}

interface ToldProps {
	flash: PageFlash | null;
	hasMore: boolean;
}

/** The result of the form about another open cart. Its button is gone, so the focus moves here. */
export function OtherCartResult({ flash, hasMore }: ToldProps) {
	return flash?.kind === "otherCart" ? <Words done={flash.done} hasMore={hasMore} /> : null;
}

type Done = Extract<PageFlash, { kind: "otherCart" }>["done"];

function Words({ done, hasMore }: { done: Done; hasMore: boolean }) {
	const t = useT("carts");
	const focusTarget = useRef<HTMLDivElement>(null);
	useEffect(() => focusTarget.current?.focus(), []);
	const isRefused = done === "full" || done === "apart";
	return (
		<div ref={focusTarget} role={isRefused ? "alert" : "status"} tabIndex={-1}>
			<Notice tone={isRefused ? "warning" : "success"}>
				<p>{t(`told.${done}`)}</p>
				{hasMore && (done === "taken" || done === "left") ? <p>{t("told.below")}</p> : null}
			</Notice>
		</div>
	);
}
