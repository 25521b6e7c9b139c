import type { Attribute, Supply, Variant } from "../../../contract/catalogue";
import { company } from "../../../contract/company";
import { type Country, countryCodes } from "../../../contract/locale";
import { otherCountries, sellerCountry } from "../../../contract/seller/seller";
import { useOrigins } from "../../platform/document/origins";
import { useMarket, useT } from "../../platform/i18n/i18n";
import { organizationId } from "../../platform/seo/organization-id";
import { sharePicture } from "../../platform/seo/share-picture";
import { StructuredData } from "../../platform/seo/structured-data";
import { pictureAt } from "../../ui/browser/picture-at";
import type { ShownProduct } from "./product-variants";

type Article = Pick<Variant, "code" | "fullTitle" | "id" | "length" | "weight"> & { products: Pick<Variant["products"], "unit"> };
type Offered = Pick<Supply, "stock" | "availability" | "delivery" | "min_order" | "price">;

type Chosen = Article & { attributes: Attribute[]; supplies: Offered[] };

interface Described {
	product: ShownProduct;
	variants: (Article & { suppliedVariant: Offered })[];
	/** The open variant, with all its suppliers. */
	chosen?: Chosen | undefined;
	/** The page's origin: https://host. */
	origin: string;
	/** The address of a bitmap, because not every reader of the data understands drawings. */
	picture: string;
	/** The word for "standard" in the page's language. */
	normTitle: string;
}

/** Describes a product or its open variant to search engines. */
export function ProductData(described: Omit<Described, "origin" | "picture" | "normTitle">) {
	const { own } = useOrigins();
	const normTitle = useT("catalogue")("fact.norm", { count: 1 });
	const picture = own + sharePicture(useMarket().locale, "products", described.product.slug);
	return <StructuredData value={productStructuredData({ ...described, picture, normTitle, origin: own })} />;
}

/**
 * Builds the schema.org data of a product, for JSON-LD. Prices are decimal EUR without VAT, one for each offer. Each
 * unit has its kilograms and metres, so that readers of the data can compare by them.
 */
function productStructuredData({ chosen, ...described }: Described) {
	const offered = chosen ? chosen.supplies : described.variants.map(({ suppliedVariant }) => suppliedVariant);
	const goods = chosen ? variantData(chosen, described) : productData(described);
	return { "@graph": [goods, seller(described.origin), ...shippingPolicies(offered), returnPolicy(described.origin)] };
}

type Shown = Omit<Described, "chosen">;

function productData({ product, variants, origin, picture, normTitle }: Shown) {
	const url = `${origin}/products/${product.slug}`;
	const prices = variants.map(({ suppliedVariant }) => suppliedVariant.price);
	return {
		"@type": "Product",
		"@id": `${url}#product`,
		url,
		name: product.title,
		...shared(product, origin, picture),
		additionalProperty: [property(normTitle, product.norm), ...properties(product)],
		...(variants.length > 0
			? {
					offers: {
						"@type": "AggregateOffer",
						priceCurrency: "EUR",
						lowPrice: euros(Math.min(product.price_from, ...prices)),
						// The highest price is unknown if only a part of the variants is listed.
						...(variants.length === product.variantCount ? { highPrice: euros(Math.max(...prices)) } : {}),
						offerCount: product.variantCount,
						hasMerchantReturnPolicy: { "@id": returnPolicyId },
						offers: variants.map((variant) => ({
							...offer(variant, variant.suppliedVariant, variantUrl(url, variant), origin),
							itemOffered: { "@type": "Product", sku: variant.code, name: variant.fullTitle, weight: weightOf(variant) },
						})),
					},
				}
			: {}),
	};
}

/** Describes one article on its own page. Each supplier makes an offer. */
function variantData(variant: Chosen, { product, origin, picture, normTitle }: Shown) {
	const url = `${origin}/products/${product.slug}`;
	return {
		"@type": "Product",
		"@id": `${variantUrl(url, variant)}#product`,
		url: variantUrl(url, variant),
		name: variant.fullTitle,
		sku: variant.code,
		...shared(product, origin, picture),
		weight: weightOf(variant),
		additionalProperty: [property(normTitle, product.norm), ...properties(variant)],
		offers: variant.supplies.map((supply) => ({
			...offer(variant, supply, variantUrl(url, variant), origin),
			hasMerchantReturnPolicy: { "@id": returnPolicyId },
		})),
	};
}

const shared = (product: Described["product"], origin: string, picture: string) => ({
	description: product.description,
	category: product.path.map(({ title }) => title).join(" > "),
	// Goods by standard have no maker's brand. The shop sells them under its own name.
	brand: { "@type": "Brand", name: company.brand },
	image: [picture, ...product.pictures.map(({ url }) => new URL(pictureAt(url, 2048), origin).href)],
});

const variantUrl = (url: string, { id }: Pick<Article, "id">): string => `${url}?showVariant=${id}`;
const weightOf = ({ weight }: Pick<Article, "weight">) => ({ "@type": "QuantitativeValue", value: weight / 1000, unitCode: "KGM" });

/** The shop sells only to businesses. Its offers refer to the seller and to the policies by id. */
const offer = ({ code, products, weight, length }: Article, supply: Offered, url: string, origin: string) => ({
	"@type": "Offer",
	sku: code,
	url,
	price: euros(supply.price),
	priceCurrency: "EUR",
	availability: `https://schema.org/${supply.stock?.quantity === 0 ? "BackOrder" : availabilities[supply.availability]}`,
	itemCondition: "https://schema.org/NewCondition",
	eligibleCustomerType: "http://purl.org/goodrelations/v1#Business",
	seller: { "@id": organizationId(origin) },
	eligibleQuantity: { "@type": "QuantitativeValue", minValue: supply.min_order, unitCode: unitCodes[products.unit] },
	priceSpecification: [reference(supply, "KGM", weight / 1000), ...(length === null ? [] : [reference(supply, "MTR", length / 1000)])],
	shippingDetails: [{ "@id": shippingId(supply) }, { "@id": shippingAbroadId }],
});

/** The shop is the seller of its suppliers' goods. */
const seller = (origin: string) => ({ "@type": "Organization", "@id": organizationId(origin), name: company.name });

const availabilities = { available: "InStock", low: "LimitedAvailability", out: "OutOfStock" } as const;

/** Codes of UN/CEFACT recommendations 20 and 21. */
const unitCodes = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" } as const;

/**
 * Repeats the price of the offer for a number of kilograms or metres. Readers of the data divide to get the price of
 * one.
 */
const reference = ({ price }: Offered, unitCode: "KGM" | "MTR", value: number) => ({
	"@type": "UnitPriceSpecification",
	price: euros(price),
	priceCurrency: "EUR",
	valueAddedTaxIncluded: false,
	referenceQuantity: {
		"@type": "QuantitativeValue",
		value,
		unitCode,
		valueReference: { "@type": "QuantitativeValue", value: 1, unitCode },
	},
});

const shippingAbroadId = "#shipping-abroad";

/** Returns the id of the shipping policy within the seller's country. Offers with the same delivery time share it. */
const shippingId = ({ availability, delivery: { min, max } }: Offered): string =>
	availability === "out" || max === null ? "#shipping" : `#shipping-${min ?? 0}-${max}`;

/**
 * An article's delivery time holds within the seller's country. Time and cost to another country depend on the
 * shipment, so the cart calculates both.
 */
export function shippingPolicies(offered: readonly Offered[]) {
	const withinCountry = new Map(
		offered.map((supply) => {
			const id = shippingId(supply);
			return [id, { "@id": id, ...shippingTo([sellerCountry]), ...deliveryTime(supply) }];
		}),
	);
	return [...withinCountry.values(), { "@id": shippingAbroadId, ...shippingTo(otherCountries) }];
}

const deliveryTime = ({ availability, delivery: { min, max } }: Offered) =>
	availability === "out" || max === null
		? {}
		: {
				deliveryTime: {
					"@type": "ShippingDeliveryTime",
					transitTime: { "@type": "QuantitativeValue", ...(min === null ? {} : { minValue: min }), maxValue: max, unitCode: "DAY" },
					businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: workingDays },
				},
			};

const shippingTo = (countries: readonly Country[]) => ({
	"@type": "OfferShippingDetails",
	shippingDestination: countries.map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry })),
});

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

const returnPolicyId = "#returns";

/** A business has no right to return goods. The FAQ names goods that the shop takes back by agreement. */
const returnPolicy = (origin: string) => ({
	"@type": "MerchantReturnPolicy",
	"@id": returnPolicyId,
	applicableCountry: countryCodes,
	returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
	merchantReturnLink: `${origin}/faq`,
});

const properties = ({ attributes }: { attributes: readonly Attribute[] }) =>
	attributes.map(({ title, value, unit }) => property(title, value, unit));

const property = (name: string, value: string | number, unitText = "") => ({
	"@type": "PropertyValue",
	name,
	value,
	...(unitText ? { unitText } : {}),
});

/** Returns "1234.50", the format of schema.org. */
const euros = (cents: number): string => (cents / 100).toFixed(2);
