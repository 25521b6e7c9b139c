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
	/** Those that the page lists. */
	variants: (Article & { suppliedVariant: Offered })[];
	/** The one that is open, with all who supply it. */
	chosen?: Chosen | undefined;
	/** https://host of the page. */
	origin: string;
	/** The address of a picture in pixels: not everybody reads drawings. */
	picture: string;
	/** The word for "standard" in the language of the page. */
	normTitle: string;
}

/** A product, or the one of its variants that is open, as search engines read it. */
export function ProductData(described: Omit<Described, "origin" | "picture" | "normTitle">) {
	const { own } = useOrigins();
	const normTitle = useT("catalogue")("fact.norm", { count: 1 });
	const picture = own + sharePicture(useMarket().locale, "products", described.product.slug);
	return <StructuredData value={productStructuredData({ ...described, picture, normTitle, origin: own })} />;
}

/**
 * What a page says of its product to search engines: schema.org, to be written as JSON-LD. Prices are decimal EUR without VAT, one an offer, with the
 * kilograms and metres that a unit has, for whoever compares by these.
 */
function productStructuredData({ chosen, ...described }: Described) {
	return chosen ? variantData(chosen, described) : productData(described);
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
						// Of a part of them the highest price is not known.
						...(variants.length === product.variantCount ? { highPrice: euros(Math.max(...prices)) } : {}),
						offerCount: product.variantCount,
						hasMerchantReturnPolicy: returnPolicy(origin),
						offers: variants.map((variant) => ({
							...offer(variant, variant.suppliedVariant, variantUrl(url, variant), origin),
							itemOffered: { "@type": "Product", sku: variant.code, name: variant.fullTitle, weight: weightOf(variant) },
						})),
					},
				}
			: {}),
	};
}

/** One article: what its own page is about. Each who supplies it is an offer. */
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
			hasMerchantReturnPolicy: returnPolicy(origin),
		})),
	};
}

const shared = (product: Described["product"], origin: string, picture: string) => ({
	description: product.description,
	category: product.path.map(({ title }) => title).join(" > "),
	// Goods by standard have no maker's brand: they are sold under the shop's name.
	brand: { "@type": "Brand", name: company.brand },
	image: [picture, ...product.pictures.map(({ url }) => new URL(pictureAt(url, 2048), origin).href)],
});

const variantUrl = (url: string, { id }: Pick<Article, "id">): string => `${url}?showVariant=${id}`;
const weightOf = ({ weight }: Pick<Article, "weight">) => ({ "@type": "QuantitativeValue", value: weight / 1000, unitCode: "KGM" });

/** The shop sells what others supply: it is the seller. It sells to businesses alone. */
const offer = ({ code, products, weight, length }: Article, supply: Offered, url: string, origin: string) => ({
	"@type": "Offer",
	sku: code,
	url,
	price: euros(supply.price),
	priceCurrency: "EUR",
	availability: `https://schema.org/${supply.stock?.quantity === 0 ? "BackOrder" : availabilities[supply.availability]}`,
	itemCondition: "https://schema.org/NewCondition",
	eligibleCustomerType: "http://purl.org/goodrelations/v1#Business",
	seller: { "@type": "Organization", "@id": organizationId(origin), name: company.name },
	eligibleQuantity: { "@type": "QuantitativeValue", minValue: supply.min_order, unitCode: unitCodes[products.unit] },
	priceSpecification: [reference(supply, "KGM", weight / 1000), ...(length === null ? [] : [reference(supply, "MTR", length / 1000)])],
	shippingDetails: shipping(supply),
});

const availabilities = { available: "InStock", low: "LimitedAvailability", out: "OutOfStock" } as const;

/** UN/CEFACT recommendations 20 and 21. */
const unitCodes = { piece: "H87", pack: "XPK", roll: "XRO", set: "SET" } as const;

/** The price of the offer again, for so many kilograms or metres: what one of them comes to follows from it. */
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

/**
 * The delivery time of an article is that within the seller's country; what the way to another country adds depends on the shipment, as what it costs does: both are
 * worked out in the cart.
 */
export const shipping = ({ availability, delivery: { min, max } }: Offered) => [
	{
		...shippingTo([sellerCountry]),
		...(availability === "out" || max === null
			? {}
			: {
					deliveryTime: {
						"@type": "ShippingDeliveryTime",
						transitTime: { "@type": "QuantitativeValue", ...(min === null ? {} : { minValue: min }), maxValue: max, unitCode: "DAY" },
						businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: workingDays },
					},
				}),
	},
	shippingTo(otherCountries),
];

const shippingTo = (countries: readonly Country[]) => ({
	"@type": "OfferShippingDetails",
	shippingDestination: countries.map((addressCountry) => ({ "@type": "DefinedRegion", addressCountry })),
});

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

/** A business has no right to return goods. The FAQ says which goods are taken back by agreement. */
const returnPolicy = (origin: string) => ({
	"@type": "MerchantReturnPolicy",
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

/** "1234.50", as schema.org wants it. */
const euros = (cents: number): string => (cents / 100).toFixed(2);
