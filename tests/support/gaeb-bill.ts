/** A position of the made-up bill: quantity, unit, short text, long text ("" for none), and what it is besides goods. */
type Position = readonly [quantity: string, unit: string, short: string, long: string, special?: string];

interface Title {
	number: string;
	name: string;
	remark?: string;
	positions: readonly Position[];
}

const coating = "Oberfläche gestrahlt und grundiert. Korrosionsschutz nach EN ISO 12944, Korrosivitätskategorie C2, Schichtdicke 80 µm.";
const execution =
	"Ausführung nach DIN EN 1090-2, EXC 2. Einschl. Kopfplatten 200 x 20 mm und Schweißnähten a = 5 mm. Abrechnung nach Gewicht.";

const byWeight = ([profile, weight, grade]: readonly [string, string, string]): Position => [
	weight,
	"kg",
	`Stahlkonstruktion aus ${profile}`,
	`Träger und Stützen aus Walzprofilen liefern und montieren. Profil ${profile}, Werkstoff ${grade}. ${execution} ${coating}`,
];
const byPiece = ([profile, count, length]: readonly [string, string, string]): Position => [
	count,
	"St",
	`Träger ${profile}, L = ${length}`,
	`Stahlgüte S235JR, Oberfläche roh. Liefern frei Baustelle.`,
];

/** Steel work of a hall with other trades' positions among it, as offices write it: 137 positions in three lots. */
const titles: readonly Title[] = [
	{
		number: "01",
		name: "Baustelleneinrichtung",
		remark: "Die Baustelle ist ab KW 14 zugänglich. Strom und Wasser stellt der Bauherr.",
		positions: [
			["1.000", "psch", "Baustelle einrichten und räumen", "", "<LumpSumItem>Yes</LumpSumItem>"],
			["1.000", "psch", "Statische Berechnung und Werkstattplanung", "", "<LumpSumItem>Yes</LumpSumItem>"],
			["4.000", "Wo", "Fahrgerüst, Höhe bis 8 m, vorhalten", "Gerüst nach DIN 4420, Lastklasse 3."],
			["16.000", "h", "Stundenlohnarbeiten Schlosser", "", "<HourIt>Yes</HourIt>"],
			["8.000", "h", "Stundenlohnarbeiten Helfer", "", "<HourIt>Yes</HourIt>"],
		],
	},
	{
		number: "02",
		name: "Stützen und Binder",
		remark: "Alle Bauteile der Ausführungsklasse EXC 2 nach DIN EN 1090-2.",
		positions: [
			...(
				[
					["HEA 160", "1825.500", "S235JR"],
					["HEA 200", "4382.000", "S355J2"],
					["HEA 240", "3618.000", "S355J2"],
					["HEB 160", "955.000", "S235JR"],
					["HEB 200", "2452.000", "S235JR"],
					["HEB 240", "1664.000", "S355J2"],
					["HEB 300", "5616.000", "S355J2"],
					["IPE 160", "758.400", "S235JR"],
					["IPE 220", "1257.600", "S235JR"],
					["IPE 270", "2166.000", "S235JR"],
					["IPE 330", "2946.000", "S355J2"],
					["IPE 400", "3978.000", "S355J2"],
				] as const
			).map(byWeight),
			["1.350", "t", "Profilstahl HEA 180 S235JR", "Abrechnung nach Wiegekarten."],
			["0.845", "t", "Profilstahl UPN 200", "Werkstoff S235JR."],
			["2.600", "t", "Lieferung und Montage Dachträger IPE 300", "Werkstoff S235JR, Oberfläche grundiert."],
			["12.000", "St", "Einbauteil Ankerplatte 300/300/20 mit 4 Kopfbolzen", "Nach Detail 7, Werkstoff S235JR."],
		],
	},
	{
		number: "03",
		name: "Riegel und Verbände",
		positions: [
			...(
				[
					["HEA 120", "6.000", "6000 mm"],
					["HEA 140", "4.000", "8000 mm"],
					["HEB 140", "8.000", "6,00 m"],
					["IPE 140", "14.000", "6000 mm"],
					["IPE 180", "10.000", "12 m"],
					["IPE 240", "5.000", "10 m"],
					["UPN 120", "9.000", "6 m"],
					["UPN 160", "6.000", "2400 mm"],
				] as const
			).map(byPiece),
			["4.000", "St", "IPE 200, 6 m, S235JR, roh", ""],
			["10.000", "St", "HEA 160, 12 m, S355J2, roh", ""],
			["3.000", "St", "HEB 200, 12 m, S235JR, roh", ""],
			["6.000", "St", "UPN 200, 12 m, S235JR, roh", ""],
			["7.000", "St", "Winkelstahl 80x80x8, 6 m, S235JR, roh", ""],
			["20.000", "St", "Flachstahl 50x10, 6 m, S235JR, roh", ""],
			["48.000", "m", "Windverband aus Winkel 60x60x6", "Werkstoff S235JR."],
			["36.000", "m", "Windverband aus Winkel 70x70x7", "Werkstoff S235JR, verzinkt."],
			["60.000", "m", "Zugstab Rundstahl Ø 20 mm", "Werkstoff S235JR."],
			["24.000", "m", "Randwinkel 100x50x6, S235JR", ""],
			["96.000", "m", "Pfettenprofil Z 200 x 1,5", "Werkstoff S350GD, verzinkt Z275."],
			["72.500", "m", "U-Profil UPE 180", "S235JR, roh."],
		],
	},
	{
		number: "04",
		name: "Verbindungsmittel",
		positions: [
			["200.000", "St", "Sechskantschraube M16x50, 8.8, verzinkt", "Nach DIN EN ISO 4017."],
			["150.000", "St", "Sechskantschraube M12x40 8.8 galvanisch verzinkt", ""],
			["400.000", "St", "Sechskantschraube ISO 4014 M20x80 8.8", "Feuerverzinkt, mit Mutter und Scheiben."],
			["240.000", "St", "HV-Schraube M20x70 10.9, feuerverzinkt", "Garnitur nach EN 14399-4."],
			["160.000", "St", "HV-Garnitur M24x90 10.9", "Nach DIN EN 14399, feuerverzinkt."],
			["600.000", "St", "Sechskantmutter M16, 8, verzinkt", "DIN 934."],
			["600.000", "St", "Scheibe M16 DIN 125 verzinkt", ""],
			["300.000", "St", "Sechskantmutter M20", "Festigkeitsklasse 8, feuerverzinkt."],
			["40.000", "m", "Gewindestange M12, 4.8, verzinkt", "DIN 976."],
			["24.000", "St", "Gewindestange M16 x 1000 8.8", ""],
			["80.000", "St", "Verbundanker M16 x 190", "Mit Zulassung für gerissenen Beton."],
			["1200.000", "St", "Bohrschraube 5,5 x 38 mit Dichtscheibe", "Edelstahl A2."],
		],
	},
	{
		number: "05",
		name: "Geländer und Treppen",
		remark: "Geländer in verzinkter Ausführung.",
		positions: [
			["86.000", "m", "Handlauf Rohr 42,4 x 2,6", "Werkstoff S235JR."],
			["172.000", "m", "Rundrohr 33,7 x 2,6", "S235JRH, feuerverzinkt."],
			["48.000", "m", "Rohr 48,3x3,2, S235JRH", ""],
			["54.000", "St", "Geländerpfosten Quadratrohr 40x40x3, L = 1100 mm", "S235JRH."],
			["12.000", "St", "Quadratrohr 60x60x4, 6 m", "S235JRH, roh."],
			["8.000", "St", "Quadratrohr 100x100x5, 12 m, S355J2H, roh", ""],
			["18.000", "St", "Rechteckrohr 100x60x4, 6 m", "Werkstoff S235JRH, roh."],
			["40.000", "m", "Rechteckrohr 80x40x3", ""],
			["26.000", "m", "Rechteckrohr 120 x 80 x 5 mm, S355J2H", ""],
			["320.000", "m", "Füllstab Rundstahl Ø 12 mm", "Abstand 120 mm, S235JR."],
			["64.000", "m", "Flachstahl 40x8 als Untergurt", "S235JR."],
			["32.000", "m", "Flachstahl 60 x 10 mm", "Werkstoff S235JR."],
			["22.000", "m", "Treppenwange aus U 200", "S235JR, mit aufgeschweißten Winkeln."],
			["19.000", "St", "Treppenstufe Gitterrost 800x240 mm", "Maschenweite 30x30, Tragstab 30x2, feuerverzinkt, mit Sicherheitskante."],
			["38.500", "m2", "Gitterrost MW 30x30, Tragstab 30x2, feuerverzinkt", "Als Podest- und Laufstegbelag."],
			["12.000", "m2", "Gitterrost 30x30 Tragstab 40x3", "Feuerverzinkt."],
			["6.000", "St", "Pressrost 30x30, Tragstab 30x2, 1000x1000 mm", "Feuerverzinkt."],
			["14.000", "m", "Edelstahl-Handlauf 42,4 x 2,0, geschliffen", "Werkstoff 1.4301, Korn 240."],
			["9.000", "St", "Glasfüllung VSG 2 x 6 mm, 900 x 800 mm", ""],
			["2.000", "St", "Gitterrosttreppe, Geländer einseitig", "Komplett als Bausatz.", "<Provis>WithoutTotal</Provis>"],
		],
	},
	{
		number: "06",
		name: "Bleche und Kleinteile",
		positions: [
			["24.000", "m2", "Blech 5 mm, S235JR", "Oberfläche roh."],
			["18.500", "m2", "Tränenblech 5/7 mm", "S235JR, als Abdeckung."],
			["60.000", "m2", "Stahlblech 10 mm S355J2", ""],
			["7.000", "St", "Blech warmgewalzt 8 mm, 1500 x 3000 mm, S235JR, roh", ""],
			["4.000", "St", "Blech 3 mm, 1250 x 2500 mm", "S235JR."],
			["36.000", "St", "Kopfplatte 200 x 200 x 15 mm", "Werkstoff S235JR, mit 4 Bohrungen d = 18 mm."],
			["72.000", "St", "Knotenblech t = 10 mm, 250 x 180 mm", "S235JR."],
			["310.000", "kg", "Flachstahl 100x12", "S235JR."],
			["145.000", "kg", "Rundstahl Ø 30", "S355J2."],
			["88.000", "kg", "Vierkantstahl 25 mm", "S235JR."],
			["16.000", "m", "T-Stahl 50x50x6", "S235JR."],
			["12.000", "m2", "Aluminiumblech 3 mm, EN AW-5754", ""],
			["6.000", "m2", "Lochblech Rv 5-8, 2 mm", "S235JR, verzinkt."],
			["40.000", "St", "Schweißmutter M10", ""],
		],
	},
	{
		number: "07",
		name: "Dach und Wand",
		positions: [
			["640.000", "m2", "Trapezblech T 35, t = 0,75 mm", "Verzinkt Z275, als Dachschale, einschl. Befestigung."],
			["480.000", "m2", "Trapezblech 85/280, t = 0,88 mm", "Positivlage, bandverzinkt."],
			["52.000", "St", "Trapezblech T-35, 0,75 mm, 4 m, verzinkt Z275", ""],
			["420.000", "m2", "Sandwichelement Wand 100 mm PIR", "Beidseitig Stahldeckschale, RAL 9006."],
			["640.000", "m2", "Mineralwolle 140 mm, WLG 035", ""],
			["640.000", "m2", "Dampfsperre PE 0,25 mm", ""],
			["86.000", "m", "Firstblech, Zuschnitt 500 mm, 0,75 mm", "Verzinkt und beschichtet."],
			["172.000", "m", "Traufblech, Zuschnitt 333 mm", ""],
			["86.000", "m", "Dachrinne Titanzink, sechsteilig", ""],
			["48.000", "m", "Fallrohr DN 100, Titanzink", ""],
			["8.000", "St", "Lichtkuppel 120 x 120 cm", "Mit Rauchabzug.", "<ALNGroupNo>1</ALNGroupNo><ALNSerNo>0</ALNSerNo>"],
			["8.000", "St", "Lichtkuppel 150 x 150 cm", "Mit Rauchabzug.", "<ALNGroupNo>1</ALNGroupNo><ALNSerNo>1</ALNSerNo>"],
		],
	},
	{
		number: "08",
		name: "Bewehrung und Einbauteile",
		positions: [
			["3.200", "t", "Betonstabstahl B500B, Ø 12 mm", "Liefern, schneiden, biegen und verlegen."],
			["1.850", "t", "Betonstabstahl B500B Ø 16", ""],
			["640.000", "kg", "Betonstahl Ø 8 mm B500B", ""],
			["42.000", "St", "Betonstahlmatte Q188A", "6,00 x 2,30 m."],
			["18.000", "St", "Lagermatte Q257A", ""],
			["1250.000", "kg", "Betonstahlmatten Q335A", ""],
			["24.000", "m", "Ankerschiene 38/17", "Feuerverzinkt."],
			["36.500", "m3", "Stahlbeton C25/30 für Fundamente", "Expositionsklasse XC2."],
			["120.000", "m2", "Schalung der Fundamente", ""],
			["85.000", "m3", "Boden lösen, laden und abfahren", "Homogenbereich B1."],
			["64.000", "m2", "Mauerwerk KS 17,5 cm", ""],
		],
	},
	{
		number: "09",
		name: "Rohrleitungen",
		positions: [
			["120.000", "m", "Gewinderohr DN 25", "Schwarz, nach EN 10255."],
			["84.000", "m", "Stahlrohr 60,3 x 2,9 geschweißt", "Nach EN 10217, P235."],
			["36.000", "m", "Siederohr DN 80, 88,9 x 3,2", "P235GH nach EN 10216-2."],
			["24.000", "m", "Stahlrohr 114,3 x 3,6", "S235JRH."],
			["16.000", "St", "Rohrbogen 90° 60,3 x 2,9", "Zum Einschweißen."],
			["12.000", "St", "Vorschweißflansch DN 50 PN 16", ""],
			["55.000", "m", "Kupferrohr 22 x 1,0", ""],
			["30.000", "m", "Edelstahlrohr 1.4404, 28 x 1,2", ""],
			["30.000", "St", "Rohrschelle 60 mm mit Gummieinlage", ""],
			["6.000", "St", "Kugelhahn DN 50, PN 40", ""],
			["1.000", "psch", "Druckprobe der Leitungen", "Mit Protokoll."],
			["2.000", "St", "Kompensator DN 80", "", "<Provis>WithTotal</Provis>"],
			["10.000", "%", "Zuschlag für Arbeiten über 4 m Höhe", "Nach besonderer Anordnung."],
		],
	},
	{
		number: "10",
		name: "Stahltore und Sonstiges",
		positions: [
			["2.000", "St", "Stahlsektionaltor 4,00 x 4,50 m", "Mit elektrischem Antrieb."],
			["3.000", "St", "Stahltür T30, 1,01 x 2,13 m", ""],
			["40.000", "m", "Bauprofil U 80", "S235JR."],
			["24.000", "m", "Kranschiene A 55", ""],
			["10.000", "St", "Hohlprofil 150x150x6, 6 m, S355J2H, roh", ""],
			["5.000", "St", "HEM 200, L = 6 m", "S355J2."],
			["15.000", "m", "INP 200", "S235JR."],
			["35.000", "m", "L 50x5", ""],
			["11.000", "St", "Breitflachstahl 200x15, 6 m", "S235JR."],
			["120.000", "m", "C-Schiene 41/21", "Verzinkt."],
			["4.000", "St", "Rundstahl 40 mm, 6 m, S235JR", ""],
			["18.000", "m", "Bandstahl 30x3,5 als Erder", "Feuerverzinkt."],
			["6.000", "St", "Unterzug nach Statik, Pos. U3", "Profil IPE 300, 12 m, S355J2, roh."],
			["4.000", "St", "Abfangträger nach Plan S-104", "Walzprofil HEB 260, Länge 8000 mm, S235JR. Liefern und einbauen."],
		],
	},
];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraph = (text: string): string => `<p><span>${escaped(text)}</span></p>`;

function itemOf([quantity, unit, short, long, special = ""]: Position, at: number, part: string): string {
	const number = String((at + 1) * 10).padStart(4, "0");
	const detail =
		long === ""
			? "<DetailTxt/>"
			: `<DetailTxt><Text>${long
					.split(/(?<=\.) /)
					.map(paragraph)
					.join("")}</Text></DetailTxt>`;
	const outline = `<OutlineText><OutlTxt><TextOutlTxt>${paragraph(short)}</TextOutlTxt></OutlTxt></OutlineText>`;
	return `<Item ID="I${part}${number}" RNoPart="${number}">${special}<Qty>${quantity}</Qty><QU>${unit}</QU><Description><CompleteText>${detail}${outline}</CompleteText></Description></Item>`;
}

/** The number of positions of the bill. */
export const billLength = titles.reduce((sum, { positions }) => sum + positions.length, 0);

/** Lots and their titles. */
const lots = [
	{ number: "01", name: "Stahlbau", titles: titles.slice(0, 4) },
	{ number: "02", name: "Metallbau & Dach", titles: titles.slice(4, 7) },
	{ number: "03", name: "Übrige Gewerke", titles: titles.slice(7) },
];

const remarkOf = (remark: string | undefined, part: string): string =>
	remark === undefined
		? ""
		: `<Remark ID="R${part}"><Description><CompleteText><DetailTxt><Text>${paragraph(remark)}</Text></DetailTxt><OutlineText><OutlTxt><TextOutlTxt>${paragraph("Hinweis")}</TextOutlTxt></OutlTxt></OutlineText></CompleteText></Description></Remark>`;

/** A made-up bill of quantities of steel work, as GAEB DA XML 3.3. */
export function gaebBill({ phase = "83", version = "3.3" } = {}): string {
	const body = lots
		.map(({ number: lot, name, titles: own }) => {
			const parts = own.map(({ number, name: title, remark, positions }) => {
				const part = `${lot}${number}`;
				const items = positions.map((position, at) => itemOf(position, at, part)).join("");
				return `<BoQCtgy ID="T${part}" RNoPart="${number}"><LblTx>${paragraph(title)}</LblTx><BoQBody><Itemlist>${remarkOf(remark, part)}${items}</Itemlist></BoQBody></BoQCtgy>`;
			});
			return `<BoQCtgy ID="L${lot}" RNoPart="${lot}"><LblTx>${paragraph(name)}</LblTx><BoQBody>${parts.join("")}</BoQBody></BoQCtgy>`;
		})
		.join("\n");
	const levels = [
		["Lot", 2],
		["BoQLevel", 2],
		["Item", 4],
	].map(([type, length]) => `<BoQBkdn><Type>${type}</Type><Length>${length}</Length><Num>Yes</Num></BoQBkdn>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA${phase}/${version}">
<GAEBInfo><Version>${version}</Version><VersDate>${version === "3.3" ? "2021-05" : "2013-10"}</VersDate><Date>2026-11-02</Date><ProgSystem>Probe</ProgSystem></GAEBInfo>
<PrjInfo><NamePrj>Lagerhalle Süd</NamePrj><LblPrj>Neubau einer Lagerhalle</LblPrj><Cur>EUR</Cur></PrjInfo>
<Award><DP>${phase}</DP><AwardInfo><Cur>EUR</Cur></AwardInfo>
<BoQ ID="B1"><BoQInfo><Name>LV Lagerhalle Süd</Name><LblBoQ>Stahl- und Metallbau</LblBoQ><OutlCompl>AllTxt</OutlCompl>${levels.join("")}</BoQInfo>
<BoQBody>${body}</BoQBody></BoQ></Award></GAEB>
`;
}
