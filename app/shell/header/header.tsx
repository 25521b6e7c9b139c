import { useLocation } from "@remix-run/react";
import { company, signPath } from "../../../contract/company";
import { authHref } from "../../account/auth-href";
import { useCartCount } from "../../cart/live/use-cart-count";
import { CountedLink } from "../../platform/analytics/counted-link";
import { href } from "../../platform/config/href";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { PageLink } from "../../platform/page/page-link";
import { useSeller } from "../../platform/page/use-seller";
import { useSettled } from "../../ui/browser/use-settled";
import { Icon } from "../../ui/icon";
import { hidden } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Wrap } from "../../ui/wrap";
import type { ShellData } from "../shell-data";
import * as css from "./header.css";
import { LanguageRow, LanguageSwitch } from "./language-switch";
import { SearchBar } from "./search-bar";
import { ShopMenu } from "./shop-menu";

export function Header({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const t = useT("shell");
	return (
		<header className={fullShell ? `${css.header} ${css.withTopRow}` : css.header}>
			{fullShell ? <TopRow hours={data.hours} isOpen={data.isOpen} /> : null}
			<Wrap>
				<div className={[css.bar, !fullShell && css.fullBar, data.visit && css.withoutAccount].filter(Boolean).join(" ")}>
					<span className={css.logoSlot}>
						<Logo />
					</span>
					<ShopMenu categories={data.categories}>
						<Link to={href("/quick-order")} className={css.topAction}>
							{t("quickOrder")}
						</Link>{" "}
						{fullShell ? <TopLinks /> : null} <Phone /> <LanguageRow />
					</ShopMenu>
					<SearchBar />
					{fullShell ? null : (
						<div className={css.contact}>
							<Phone /> <LanguageSwitch />
						</div>
					)}
					<QuickOrderButton /> {data.visit ? null : <AccountButton data={data} />} <CartButton data={data} />
				</div>
			</Wrap>
		</header>
	);
}

/** Estonia has no top row (R1.9). */
function TopRow({ hours, isOpen }: { hours: string; isOpen: boolean }) {
	const t = useT("shell");
	return (
		<div className={css.top}>
			<Wrap>
				<div className={css.topLine}>
					<nav aria-label={t("nav.main")} className={css.topLinks}>
						<TopLinks />
					</nav>
					<div className={css.topEnd}>
						<span>
							{t("businessOnly")} · {t("pricesExcludeVat")}
						</span>{" "}
						<Phone /> <span className={css.hours}>{t(isOpen ? "hours.open" : "hours.closed", { hours })}</span> <LanguageSwitch />
					</div>
				</div>
			</Wrap>
		</div>
	);
}

function TopLinks() {
	const t = useT("shell");
	return (
		<>
			<PageLink to={href("/about")} className={css.topLink}>
				{t("nav.about")}
			</PageLink>{" "}
			<PageLink to={href("/faq")} className={css.topLink}>
				{t("nav.faq")}
			</PageLink>{" "}
			<PageLink to={href("/blog")} className={css.topLink}>
				{t("nav.blog")}
			</PageLink>{" "}
			<Link to={href("/contact", { quote: "1" })} className={css.topAction}>
				{t("nav.offer")}
			</Link>
		</>
	);
}

function Phone() {
	const t = useT("shell");
	const { phone } = useSeller();
	return (
		<CountedLink to={`tel:${phone.dial}`} place="header" className={css.phone} aria-label={t("call", { phone: phone.shown })}>
			{phone.shown}
		</CountedLink>
	);
}

function QuickOrderButton() {
	const t = useT("shell");
	return (
		<Link to={href("/quick-order")} className={css.quick}>
			<Icon name="list" size={20} />
			<span className={css.word}>{t("quickOrder")}</span>
		</Link>
	);
}

function CartButton({ data: { cart } }: { data: ShellData }) {
	const t = useT("shell");
	const { count, hasChanged } = useCartCount(cart);
	const said = useSettled(hasChanged ? `${t("cart")}: ${t("cart.count", { count })}` : "");
	return (
		<>
			<Link to={cart ? href("/cart/:uuid", { uuid: cart.uuid }) : href("/cart")} className={css.cart}>
				<Icon name="cart" size={20} />
				<span className={css.cartWord}>{t("cart")}</span>{" "}
				{count > 0 ? (
					<span className={css.count} data-said={count}>
						<span className={hidden}>{t("cart.count", { count })}</span>
					</span>
				) : null}
			</Link>
			{cart ? (
				<span aria-live="polite" className={hidden}>
					{said}
				</span>
			) : null}
		</>
	);
}

/** Links to the profile, or for guests to the sign-in drawer (R3.5). */
function AccountButton({ data: { account } }: { data: ShellData }) {
	const t = useT("shell");
	const location = useLocation();
	return account ? (
		<CountedLink place="header" to={href("/users/profile")} className={css.account}>
			<span className={css.avatar} aria-hidden="true">
				{account.initial}
			</span>{" "}
			<span className={css.word}>{t("account")}</span>
		</CountedLink>
	) : (
		<CountedLink place="header" to={authHref(location)} replace preventScrollReset rel="nofollow" className={css.account}>
			<Icon name="person" size={20} />
			<span className={css.word}>{t("account.signIn")}</span>
		</CountedLink>
	);
}

export function Logo() {
	return (
		<Link to="/" className={css.logo}>
			<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" className={css.logoSign}>
				<path d={signPath} fill="currentColor" />
			</svg>
			<span className={css.logoWord}>{company.brand}</span>
		</Link>
	);
}
