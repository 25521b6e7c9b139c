import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/i18n";
import type { PageFlash } from "../../platform/session/visitor";
import { Icon } from "../../ui/icon";
import { Wrap } from "../../ui/wrap";
import { CartLines } from "../cart-lines";
import { Heading } from "../cart-page";
import { main, page } from "../cart-page.css";
import type { AcceptRefusal } from "../offer-part";
import { columns, panel, panelTitle } from "../order-columns.css";
import { OrderNotes } from "../order-notes";
import { Addresses } from "../sent-order";
import { Totals } from "../totals";
import { AcceptWhole } from "./accept-whole";
import { Expired } from "./expired";
import type { Offer } from "./is-offer";
import { OfferFacts } from "./offer-facts";
import * as css from "./offer-page.css";
import { OrderedNotice } from "./ordered-notice";
import { PartForm } from "./part-form";
import { Terms } from "./terms";
import { Told } from "./told";

interface OfferPageProps {
	offer: Offer;
	/** ISO time. */
	now: string;
	/** The key of the forms. */
	idem: string;
	refused: AcceptRefusal | null;
	/** What has just been done. */
	told: PageFlash | null;
	/** For its owner, once it has expired: what puts it into a cart at today's prices. */
	again: ReactNode;
}

/** A frozen offer: what is offered until when, and the ways to accept it. Addresses and notes only for who made it. */
export function OfferPage({ offer, now, idem, refused, told, again }: OfferPageProps) {
	const t = useT("offer");
	const { number, is_valid: isValid } = offer.offer;
	return (
		<Wrap>
			<div className={page}>
				<div>
					<Heading title={t("title", { number })} count={offer.length} />
					<Told flash={told} />
				</div>
				{isValid ? null : <Expired offer={offer}>{again}</Expired>}
				<OrderedNotice offer={offer} />
				<OfferFacts offer={offer} now={now} />
				<p className={css.tools}>
					<a href={`/cart/${offer.uuid}/offer.pdf`} className={css.pdf}>
						<Icon name="download" /> {t("pdf")}
					</a>
				</p>
				<div className={`${columns} ${css.columns}`}>
					<div className={main}>
						<CartLines cart={offer} isEditable={false} refused={null} isPaged />
					</div>
					<section className={`${panel} ${css.beside}`} aria-labelledby="totals">
						<h2 id="totals" className={panelTitle}>
							{t("totals")}
						</h2>
						<Totals cart={offer} />
						{isValid ? <AcceptWhole offer={offer} idem={idem} isRefused={refused?.problem === "ordered"} /> : null}
					</section>
					<div className={css.further}>
						{isValid ? <PartForm offer={offer} idem={idem} refused={refused} /> : null}
						<Terms offer={offer} />
						<Addresses cart={offer} />
						<OrderNotes cart={{ ...offer, reference: "" }} />
					</div>
				</div>
			</div>
		</Wrap>
	);
}
