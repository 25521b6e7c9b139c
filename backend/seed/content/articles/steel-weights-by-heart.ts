import type { Article } from "../article";

export const weightsByHeart: Article = {
	slug: "steel-weights-by-heart",
	published: "2026-11-10",
	product: "flat-bar-100x8",
	category: "steel-bars",
	title: {
		de: "Stahlgewichte im Kopf rechnen",
		en: "Steel weights in your head",
		et: "Terase kaal peast arvutatuna",
		fi: "Teräksen paino päässälaskuna",
	},
	intro: {
		de: "Eine Zahl genügt, um Bleche, Stäbe und Rohre zu überschlagen: 7,85. Damit lassen sich Lkw, Kran und Angebot prüfen.",
		en: "One figure is enough to estimate plates, bars and tubes: 7.85. With it you can check the lorry, the crane and the quotation.",
		et: "Lehtede, lattide ja torude hindamiseks piisab ühest arvust: 7,85. Sellega saab kontrollida veoki koormat, kraanat ja pakkumist.",
		fi: "Yksi luku riittää levyjen, tankojen ja putkien arviointiin: 7,85. Sillä tarkistat kuorman, nosturin ja tarjouksen.",
	},
	body: {
		de: `Stahl wiegt 7850 kg/m³. Ein Quadratmeter Blech von 1 mm Dicke wiegt also 7,85 kg. Alles andere folgt daraus; die Maße stehen immer in Millimetern, das Ergebnis in kg je Meter oder Quadratmeter.

## Blech und Flachstahl

- Blech: Dicke × 7,85 je m². Bei 10 mm sind es 78,5 kg/m².
- Flachstahl: Breite × Dicke × 0,00785 je Meter. 100 × 8 ergibt 6,28 kg/m.
- Tränenblech: dazu kommen je nach Muster etwa 4 kg/m² für die Tränen.

## Rund und quadratisch

- Rundstahl: Durchmesser × Durchmesser × 0,00617. Ø 20 ergibt 2,47 kg/m.
- Vierkantstahl: Kante × Kante × 0,00785. 20 mm ergeben 3,14 kg/m.

## Rohre und Hohlprofile

- Rundrohr: (Durchmesser − Wanddicke) × Wanddicke × 0,02466. 60,3 × 3,2 ergibt 4,51 kg/m.
- Quadratrohr: 4 × (Kante − Wanddicke) × Wanddicke × 0,00785. 100 × 5 ergibt 14,9 kg/m; wegen der runden Ecken sind es in der Tabelle 14,4 kg/m.

## Träger

Für Träger gibt es keine einfache Formel, aber eine Merkhilfe: IPE 200 wiegt 22,4, HEA 200 42,3 und HEB 200 61,3 kg/m. Der Rest steht in unseren Tabellen.

## Verzinkt und in Summe

Feuerverzinken bringt bei Profilen meist 3 bis 5 % mehr Gewicht, bei dünnen Blechen mehr. Der Warenkorb rechnet das Gewicht jeder Position und der ganzen Sendung aus; ein voller Lkw trägt rund 24 t.`,
		en: `Steel weighs 7850 kg/m³. A square metre of plate 1 mm thick therefore weighs 7.85 kg. Everything else follows from that; dimensions are always in millimetres, results in kg per metre or square metre.

## Plate and flat bar

- Plate: thickness × 7.85 per m². At 10 mm that is 78.5 kg/m².
- Flat bar: width × thickness × 0.00785 per metre. 100 × 8 gives 6.28 kg/m.
- Chequered plate: add about 4 kg/m² for the pattern, depending on its type.

## Round and square

- Round bar: diameter × diameter × 0.00617. Ø 20 gives 2.47 kg/m.
- Square bar: side × side × 0.00785. 20 mm gives 3.14 kg/m.

## Tubes and hollow sections

- Round tube: (diameter − wall) × wall × 0.02466. 60.3 × 3.2 gives 4.51 kg/m.
- Square hollow section: 4 × (side − wall) × wall × 0.00785. 100 × 5 gives 14.9 kg/m; because of the rounded corners the table says 14.4 kg/m.

## Beams

There is no simple formula for beams, but something to remember: IPE 200 weighs 22.4, HEA 200 42.3 and HEB 200 61.3 kg/m. The rest is in our tables.

## Galvanised, and all together

Hot-dip galvanising usually adds 3 to 5% to the weight of sections, and more to thin sheet. The cart works out the weight of every line and of the whole consignment; a full lorry carries about 24 t.`,
		et: `Teras kaalub 7850 kg/m³. Ühe ruutmeetri 1 mm paksuse lehe kaal on seega 7,85 kg. Kõik muu tuleneb sellest; mõõdud on alati millimeetrites, tulemus kilogrammides meetri või ruutmeetri kohta.

## Lehtteras ja latt-teras

- Leht: paksus × 7,85 ühe m² kohta. 10 mm puhul on see 78,5 kg/m².
- Latt-teras: laius × paksus × 0,00785 ühe meetri kohta. 100 × 8 annab 6,28 kg/m.
- Rihvelleht: mustri eest lisandub olenevalt tüübist umbes 4 kg/m².

## Ümar ja nelikant

- Ümarteras: läbimõõt × läbimõõt × 0,00617. Ø 20 annab 2,47 kg/m.
- Nelikantteras: külg × külg × 0,00785. 20 mm annab 3,14 kg/m.

## Torud ja õõnesprofiilid

- Ümartoru: (läbimõõt − seinapaksus) × seinapaksus × 0,02466. 60,3 × 3,2 annab 4,51 kg/m.
- Nelikanttoru: 4 × (külg − seinapaksus) × seinapaksus × 0,00785. 100 × 5 annab 14,9 kg/m; ümarate nurkade tõttu on tabelis 14,4 kg/m.

## Talad

Talade jaoks lihtsat valemit ei ole, kuid meelde tasub jätta: IPE 200: 22,4 kg/m, HEA 200: 42,3 kg/m, HEB 200: 61,3 kg/m. Ülejäänu on meie tabelites.

## Tsinkimine ja saadetise kogukaal

Kuumtsinkimine lisab profiilide kaalule enamasti 3–5%, õhukesele plekile rohkem. Ostukorv arvutab iga rea ja kogu saadetise kaalu; täis veoauto kannab umbes 24 t.`,
		fi: `Teräs painaa 7850 kg/m³. Neliömetri 1 mm paksua levyä painaa siis 7,85 kg. Kaikki muu seuraa tästä; mitat annetaan aina millimetreinä, ja tulos on kiloja metriä tai neliömetriä kohti.

## Levy ja lattateräs

- Levy: paksuus × 7,85 neliömetriä kohti. Kun paksuus on 10 mm, paino on 78,5 kg/m².
- Lattateräs: leveys × paksuus × 0,00785 metriä kohti. 100 × 8 painaa 6,28 kg/m.
- Kyynellevy: kuviointi lisää tyypin mukaan noin 4 kg/m².

## Pyöreä ja neliö

- Pyöröteräs: halkaisija × halkaisija × 0,00617. Ø 20 painaa 2,47 kg/m.
- Neliöteräs: sivu × sivu × 0,00785. 20 mm painaa 3,14 kg/m.

## Putket ja putkipalkit

- Pyöreä putki: (halkaisija − seinämä) × seinämä × 0,02466. 60,3 × 3,2 painaa 4,51 kg/m.
- Neliöputkipalkki: 4 × (sivu − seinämä) × seinämä × 0,00785. 100 × 5 antaa 14,9 kg/m; pyöristettyjen nurkkien vuoksi taulukossa on 14,4 kg/m.

## Palkit

Palkeille ei ole yksinkertaista kaavaa, mutta nämä kannattaa muistaa: IPE 200 painaa 22,4, HEA 200 42,3 ja HEB 200 61,3 kg/m. Loput löytyvät taulukoistamme.

## Sinkittynä ja yhteensä

Kuumasinkitys lisää profiilien painoa yleensä 3–5 %, ohuiden levyjen enemmän. Ostoskori laskee jokaisen rivin ja koko lähetyksen painon; täysi kuorma-auto kantaa noin 24 t.`,
	},
};
