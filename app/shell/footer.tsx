import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { company } from "../../contract/company";
import { FooterNewsletter } from "../content/footer-newsletter";
import { TrustRow } from "../content/trust/trust-row";
import { CountedLink } from "../platform/analytics/counted-link";
import { href } from "../platform/config/href";
import { routeOf } from "../platform/config/route-table";
import { useMarket, useT } from "../platform/i18n/i18n";
import { isSubscribed } from "../platform/page/is-subscribed";
import { useKeep } from "../platform/page/use-choice";
import { useSeller } from "../platform/page/use-seller";
import { LinkButton } from "../ui/forms/button";
import { heading, muted, size } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import * as css from "./footer.css";
import { Logo } from "./header/header";
import { LanguageRow } from "./header/language-switch";
import type { ShellData } from "./shell-data";

export function Footer({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const { hidesCall, hasSlimFooter } = routeOf(useLocation().pathname);
	if (hasSlimFooter) return <SlimFooter year={data.year} />;
	return (
		<footer className={css.footer}>
			{fullShell ? (
				<div hidden={hidesCall}>
					<div id="call">
						<CallToAction />
					</div>
				</div>
			) : null}
			<FooterContent data={data} />
		</footer>
	);
}

function CallToAction() {
	const t = useT("footer");
	return (
		<div className={css.callToAction} data-cta="offer">
			<Wrap>
				<div className={css.callLine}>
					<div>
						<p className={heading.l}>{t("cta.title")}</p>
						<p className={`${size.m} ${muted}`}>{t("cta.text")}</p>
					</div>
					<LinkButton to={href("/contact", { quote: "1" })}>{t("cta.button")}</LinkButton>
				</div>
			</Wrap>
		</div>
	);
}

/** Ends every page (R3.9). */
function FooterContent({ data }: { data: ShellData }) {
	const t = useT("footer");
	const keep = useKeep();
	const { fullShell } = useMarket();
	return (
		<Wrap>
			{data.hasNewsletter ? <FooterNewsletter isSent={isSubscribed(data.flash)} renderedAt={data.renderedAt} /> : null}
			<div className={fullShell ? css.columns : undefined}>
				<Company isRow={!fullShell} />
				{fullShell ? <MenuColumn /> : null}
				{fullShell && data.categories ? (
					<nav aria-labelledby="footer-categories" className={css.wide}>
						<h2 id="footer-categories" className={css.heading}>
							{t("categories")}
						</h2>
						<ul className={css.categories}>
							{data.categories.map((category) => (
								<li key={category.slug}>
									<Link to={keep(href("/categories/:slug", { slug: category.slug }))} className={css.link}>
										{category.title}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				) : null}
			</div>
			<TrustRow rating={data.rating} />
			<div className={css.last}>
				<p>{t("businessOnly")}</p>
				<LanguageRow />
				<p className={css.legal}>
					<span>{t("copyright", { year: String(data.year), company: company.name })}</span> {fullShell ? null : <HelpLinks />}
					<LegalLinks />
				</p>
			</div>
		</Wrap>
	);
}

/** Shows the seller, the phone number and the terms while the buyer orders (R3.17). */
function SlimFooter({ year }: { year: number }) {
	const t = useT("footer");
	return (
		<footer className={css.slim}>
			<Wrap>
				<div className={css.slimLine}>
					<span>{t("copyright", { year: String(year), company: company.name })}</span> <PhoneLink /> <LegalLinks />
				</div>
			</Wrap>
		</footer>
	);
}

function Company({ isRow }: { isRow: boolean }) {
	const t = useT("footer");
	const { name, address, vatId, email } = useSeller();
	return (
		<div className={isRow ? css.companyRow : css.company}>
			<div>
				<Logo />
				<h2 className={css.heading}>{name}</h2>
			</div>
			<p className={css.address}>
				{address.street}
				<br />
				{address.country}-{address.postCode} {address.city}
				<br />
				{t("vat", { vat: vatId })}
			</p>
			<div>
				<address className={css.address}>
					<PhoneLink />
					<br />
					<CountedLink to={`mailto:${email}`} place="footer" className={css.link}>
						{email}
					</CountedLink>
				</address>
				<ul className={css.social}>
					{company.social.map(({ name: network, url }) => (
						<li key={network}>
							<a href={url} rel="noopener" className={css.link}>
								{network}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

function PhoneLink() {
	const { dial, shown } = useSeller().phone;
	return (
		<CountedLink to={`tel:${dial}`} place="footer" className={css.link}>
			{shown}
		</CountedLink>
	);
}

/** Shows the bottom menu (R3.9). */
function MenuColumn() {
	const t = useT("footer");
	const shell = useT("shell");
	const links = [
		[href("/shop"), shell("shop")],
		[href("/faq"), shell("nav.faq")],
		[href("/about"), shell("nav.about")],
		[href("/blog"), shell("nav.blog")],
		[href("/contact"), t("nav.contact")],
		[href("/supplierInfo"), t("nav.supplierInfo")],
	] as const;
	return (
		<nav aria-labelledby="footer-service">
			<h2 id="footer-service" className={css.heading}>
				{t("service")}
			</h2>
			<ul className={css.list}>
				{links.map(([to, title]) => (
					<li key={to}>
						<Link to={to} className={css.link}>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Shows links to help in markets without a menu. */
function HelpLinks() {
	const t = useT("footer");
	const shell = useT("shell");
	const links = [
		[href("/contact"), t("nav.contact")],
		[href("/faq"), shell("nav.faq")],
		[href("/supplierInfo"), t("nav.supplierInfo")],
	] as const;
	return links.map(([to, title]) => (
		<Fragment key={to}>
			<Link to={to} className={css.link}>
				{title}
			</Link>{" "}
		</Fragment>
	));
}

/** Every market must show these links. */
function LegalLinks() {
	const t = useT("footer");
	const shell = useT("shell");
	const { legalNotice } = useMarket();
	return (
		<>
			<Link to={href("/terms")} className={css.link}>
				{t("nav.terms")}
			</Link>{" "}
			<Link to={href("/privacy")} className={css.link}>
				{shell("nav.privacy")}
			</Link>{" "}
			<Link to={href("/cookies")} className={css.link}>
				{t("nav.cookies")}
			</Link>{" "}
			{legalNotice ? (
				<Link to={href("/legal")} className={css.link}>
					{t("nav.legal")}
				</Link>
			) : null}
		</>
	);
}
