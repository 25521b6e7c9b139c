/** Words for one of what is sold, as they stand behind quantities in four languages. Measures (m, kg) are none: they count something else. */
const words = [
	...["stk", "stck", "st", "stück", "stueck", "stange", "stangen", "packung", "packungen", "pack", "pck", "pkg", "paket", "pakete", "pkt"],
	...["rolle", "rollen", "rll", "satz", "sätze", "set", "sets", "bund", "bunde"],
	...["pcs", "pc", "pce", "piece", "pieces", "ea", "each", "unit", "units", "bar", "bars", "packs", "roll", "rolls"],
	...["tk", "tükk", "tükki", "pakk", "pakki", "rull", "rulli", "komplekt", "komplekti", "kmpl"],
	...["kpl", "kappale", "kappaletta", "tanko", "tankoa", "paketti", "pakettia", "pkt", "rulla", "rullaa", "sarja", "sarjaa"],
];

/** As a part of a pattern; the longest first. */
export const unitWords = [...new Set(words)].sort((a, b) => b.length - a.length).join("|");
