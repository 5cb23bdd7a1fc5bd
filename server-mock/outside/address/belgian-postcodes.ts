/**
 * Belgian postcodes, compiled by hand: each number starts the range of its place, up to the next number. Small
 * villages between two places belong to the range before them. For the resulting precision see
 * docs/decisions/0011-places.md.
 */
export const belgianPostcodes = `
1000 Brussel|1020 Laken|1030 Schaarbeek|1040 Etterbeek|1050 Elsene|1060 Sint-Gillis|1070 Anderlecht
1080 Sint-Jans-Molenbeek|1081 Koekelberg|1082 Sint-Agatha-Berchem|1083 Ganshoren|1090 Jette
1120 Neder-Over-Heembeek|1130 Haren|1140 Evere|1150 Sint-Pieters-Woluwe|1160 Oudergem
1170 Watermaal-Bosvoorde|1180 Ukkel|1190 Vorst|1200 Sint-Lambrechts-Woluwe|1210 Sint-Joost-ten-Node
1300 Wavre|1310 La Hulpe|1315 Incourt|1320 Beauvechain|1325 Chaumont-Gistoux|1330 Rixensart
1340 Ottignies|1348 Louvain-la-Neuve|1350 Orp-le-Grand|1360 Perwez|1367 Ramillies|1370 Jodoigne
1380 Basse Lasne|1390 Grez-Doiceau|1400 Nivelles|1410 Waterloo|1420 Braine-l'Alleud
1430 Rebecq-Rognon|1435 Mont-Saint-Guibert|1440 Braine-le-Château|1450 Chastre-Villeroux-Blanmont
1457 Walhain-Saint-Paul|1460 Ittre|1470 Genappe|1480 Tubize|1490 Court-Saint-Étienne
1495 Villers-la-Ville|1500 Halle|1540 Herne|1547 Bever|1560 Hoeilaart|1570 Galmaarden
1600 Sint-Pieters-Leeuw|1620 Drogenbos|1630 Linkebeek|1640 Sint-Genesius-Rode|1650 Beersel
1670 Pepingen|1700 Dilbeek|1730 Asse|1740 Ternat|1745 Opwijk|1750 Sint-Martens-Lennik|1755 Gooik
1770 Liedekerke|1780 Wemmel|1785 Merchtem|1800 Vilvoorde|1820 Steenokkerzeel|1830 Machelen
1840 Londerzeel|1850 Grimbergen|1860 Meise|1880 Kapelle-op-den-Bos|1910 Kampenhout|1930 Zaventem
1950 Kraainem|1970 Wezembeek-Oppem|1980 Zemst|2000 Antwerpen|2100 Deurne|2110 Wijnegem
2140 Antwerpen|2150 Borsbeek|2160 Wommelgem|2170 Merksem|2180 Ekeren|2200 Herentals
2220 Heist-op-den-Berg|2230 Herselt|2235 Hulshout|2240 Zandhoven|2250 Olen|2260 Westerlo
2270 Herenthout|2275 Lille|2280 Grobbendonk|2290 Vorselaar|2300 Turnhout|2310 Rijkevorsel
2320 Hoogstraten|2330 Merksplas|2340 Beerse|2350 Vosselaar|2360 Oud-Turnhout|2370 Arendonk
2380 Ravels|2387 Baarle-Hertog|2390 Oostmalle|2400 Mol|2440 Geel|2450 Meerhout|2460 Kasterlee
2470 Retie|2480 Dessel|2490 Balen|2500 Lier|2520 Ranst|2530 Boechout|2540 Hove|2547 Lint
2550 Kontich|2560 Nijlen|2570 Duffel|2580 Putte|2590 Berlaar|2600 Berchem|2610 Wilrijk|2620 Hemiksem
2627 Schelle|2630 Aartselaar|2640 Mortsel|2650 Edegem|2660 Hoboken|2800 Mechelen|2820 Bonheiden
2830 Willebroek|2840 Rumst|2845 Niel|2850 Boom|2860 Sint-Katelijne-Waver|2870 Puurs|2880 Bornem
2890 Sint-Amands|2900 Schoten|2910 Essen|2920 Kalmthout|2930 Brasschaat|2940 Stabroek|2950 Kapellen
2960 Brecht|2970 Schilde|2980 Zoersel|2990 Wuustwezel|3000 Leuven|3020 Herent|3040 Huldenberg
3050 Oud-Heverlee|3060 Bertem|3070 Kortenberg|3080 Tervuren|3090 Overijse|3110 Rotselaar
3120 Tremelo|3130 Begijnendijk|3140 Keerbergen|3150 Haacht|3190 Boortmeerbeek|3200 Aarschot
3210 Lubbeek|3220 Holsbeek|3270 Scherpenheuvel|3271 Zichem|3272 Scherpenheuvel|3290 Diest
3300 Tienen|3320 Hoegaarden|3360 Bierbeek|3370 Boutersem|3380 Glabbeek|3390 Tielt-Winge|3400 Landen
3440 Zoutleeuw|3450 Geetbets|3460 Bekkevoort|3470 Kortenaken|3500 Hasselt|3520 Zonhoven
3530 Houthalen|3540 Herk-de-Stad|3545 Halen|3550 Heusden|3560 Lummen|3570 Alken|3580 Beringen
3590 Diepenbeek|3600 Genk|3620 Lanaken|3630 Maasmechelen|3640 Kinrooi|3650 Dilsen|3660 Opglabbeek
3665 As|3670 Meeuwen|3680 Maaseik|3690 Zutendaal|3700 Tongeren|3720 Kortessem|3730 Hoeselt
3740 Bilzen|3770 Riemst|3790 Sint-Pieters-Voeren|3800 Sint-Truiden|3830 Wellen|3840 Borgloon
3850 Nieuwerkerken|3870 Heers|3890 Gingelom|3900 Overpelt|3910 Neerpelt|3920 Lommel|3930 Hamont
3940 Hechtel|3950 Bocholt|3960 Bree|3970 Leopoldsburg|3980 Tessenderlo|3990 Peer|4000 Liège
4030 Grivegnée|4031 Angleur|4032 Chênée|4040 Herstal|4050 Chaudfontaine|4100 Seraing|4130 Esneux
4140 Sprimont|4160 Anthisnes|4170 Comblain-au-Pont|4180 Hamoir|4190 Ferrières|4210 Burdinne
4217 Héron|4219 Wasseiges|4250 Geer|4257 Berloz|4260 Braives|4280 Hannut|4287 Lincent|4300 Waremme
4317 Faimes|4340 Awans|4347 Fexhe-le-Haut-Clocher|4350 Remicourt|4357 Donceel|4360 Oreye
4367 Crisnée|4400 Flémalle-Haute|4420 Saint-Nicolas|4430 Ans|4450 Juprelle|4480 Engis|4500 Huy
4520 Wanze|4530 Villers-le-Bouillet|4537 Verlaine|4540 Amay|4550 Nandrin|4557 Tinlot|4560 Clavier
4570 Marchin|4577 Modave|4590 Ouffet|4600 Visé|4606 Dalhem|4610 Beyne-Heusay|4620 Fléron
4630 Soumagne|4650 Herve|4670 Blégny|4680 Oupeye|4690 Bassenge|4700 Eupen|4710 Lontzen
4720 La Calamine|4730 Raeren|4750 Bütgenbach|4760 Bullange|4770 Amblève|4780 Saint-Vith
4800 Verviers|4820 Dison|4830 Limbourg|4837 Baelen|4840 Welkenraedt|4845 Jalhay|4850 Plombières
4860 Pepinster|4870 Trooz|4877 Olne|4880 Aubel|4890 Thimister|4900 Spa|4910 Theux|4920 Aywaille
4950 Waimes|4960 Malmédy|4970 Stavelot|4980 Trois-Ponts|4987 Stoumont|4990 Lierneux|5000 Namur
5030 Gembloux|5060 Tamines|5070 Fosses-la-Ville|5080 La Bruyère|5100 Jambes|5140 Sombreffe
5150 Floreffe|5170 Profondeville|5190 Jemeppe-sur-Sambre|5300 Andenne|5310 Éghezée|5330 Assesse
5340 Gesves|5350 Ohey|5360 Hamois|5370 Havelange|5377 Somme-Leuze|5380 Noville-les-Bois|5500 Dinant
5520 Onhaye|5530 Yvoir|5537 Anhée|5540 Hastière-Lavaux|5555 Bièvre|5560 Houyet|5570 Beauraing
5575 Gedinne|5580 Rochefort|5590 Ciney|5600 Philippeville|5620 Florennes|5630 Cerfontaine
5640 Mettet|5650 Walcourt|5660 Couvin|5680 Doische|6000 Charleroi|6001 Marcinelle|6010 Couillet
6020 Dampremy|6030 Marchienne-au-Pont|6032 Mont-sur-Marchienne|6040 Jumet|6041 Gosselies
6042 Lodelinsart|6043 Ransart|6044 Roux|6060 Gilly|6061 Montignies-sur-Sambre
6110 Montigny-le-Tilleul|6120 Ham-sur-Heure|6140 Fontaine-l'Évêque|6150 Anderlues|6180 Courcelles
6200 Châtelet|6220 Fleurus|6230 Pont-à-Celles|6240 Farciennes|6250 Aiseau|6280 Gerpinnes
6440 Froidchapelle|6460 Chimay|6500 Beaumont|6530 Thuin|6540 Lobbes|6560 Erquelinnes
6567 Merbes-le-Château|6590 Momignies|6600 Bastogne|6630 Martelange|6637 Fauvillers
6640 Vaux-sur-Sûre|6660 Houffalize|6670 Gouvy|6680 Sainte-Ode|6686 Bertogne|6690 Vielsalm|6700 Arlon
6717 Attert|6720 Habay-la-Vieille|6730 Tintigny|6740 Étalle|6747 Saint-Léger|6750 Musson|6760 Virton
6767 Rouvroy|6769 Meix-devant-Virton|6780 Messancy|6790 Aubange|6800 Libramont|6810 Chiny
6820 Florenville|6830 Bouillon|6840 Neufchâteau|6850 Paliseul|6860 Léglise|6870 Saint-Hubert
6880 Bertrix|6887 Herbeumont|6890 Libin|6900 Marche-en-Famenne|6920 Wellin|6927 Tellin
6929 Daverdisse|6940 Durbuy|6950 Nassogne|6960 Manhay|6970 Tenneville|6980 La Roche-en-Ardenne
6987 Rendeux|6990 Hotton|6997 Érezée|7000 Mons|7012 Jemappes|7020 Mons|7033 Cuesmes|7034 Mons
7040 Quévy-le-Petit|7050 Jurbise|7060 Soignies|7070 Roeulx|7080 Frameries|7090 Braine-le-Comte
7100 La Louvière|7120 Estinnes-au-Val|7130 Binche|7140 Morlanwelz-Mariemont
7160 Chapelle-lez-Herlaimont|7170 Manage|7180 Seneffe|7190 Écaussinnes-d'Enghien|7300 Boussu
7301 Hornu|7320 Bernissart|7330 Saint-Ghislain|7340 Colfontaine|7350 Hensies|7370 Dour
7380 Quiévrain|7390 Quaregnon|7500 Tournai|7600 Péruwelz|7610 Rumes|7640 Antoing|7700 Mouscron
7730 Estaimpuis|7740 Pecq|7760 Celles|7780 Comines|7800 Ath|7830 Silly|7850 Enghien|7860 Lessines
7870 Lens|7880 Flobecq|7890 Ellezelles|7910 Frasnes-lez-Buissenal|7940 Brugelette|7950 Chièvres
7970 Beloeil|8000 Brugge|8020 Oostkamp|8200 Brugge|8210 Zedelgem|8300 Knokke-Heist|8310 Brugge
8340 Damme|8370 Blankenberge|8377 Zuienkerke|8380 Brugge|8400 Oostende|8420 De Haan|8430 Middelkerke
8450 Bredene|8460 Oudenburg|8470 Gistel|8480 Ichtegem|8490 Jabbeke|8500 Kortrijk|8520 Kuurne
8530 Harelbeke|8540 Deerlijk|8550 Zwevegem|8560 Wevelgem|8570 Anzegem|8580 Avelgem|8587 Spiere
8600 Diksmuide|8610 Kortemark|8620 Nieuwpoort|8630 Veurne|8647 Lo|8650 Houthulst|8660 De Panne
8670 Koksijde|8680 Koekelare|8690 Alveringem|8700 Tielt|8710 Wielsbeke|8720 Dentergem|8730 Beernem
8740 Pittem|8750 Wingene|8755 Ruiselede|8760 Meulebeke|8770 Ingelmunster|8780 Oostrozebeke
8790 Waregem|8800 Roeselare|8810 Lichtervelde|8820 Torhout|8830 Hooglede|8840 Staden|8850 Ardooie
8860 Lendelede|8870 Izegem|8880 Ledegem|8890 Moorslede|8900 Ieper|8920 Langemark|8930 Menen
8940 Wervik|8970 Poperinge|8980 Zonnebeke|9000 Gent|9050 Gentbrugge|9051 Gent|9060 Zelzate
9070 Destelbergen|9080 Lochristi|9090 Melle|9100 Sint-Niklaas|9120 Beveren|9140 Temse|9150 Kruibeke
9160 Lokeren|9170 Sint-Gillis-Waas|9180 Moerbeke|9185 Wachtebeke|9190 Stekene|9200 Dendermonde
9220 Hamme|9230 Wetteren|9240 Zele|9250 Waasmunster|9255 Buggenhout|9260 Wichelen|9270 Laarne
9280 Lebbeke|9290 Berlare|9300 Aalst|9320 Erembodegem|9340 Lede|9400 Ninove|9420 Erpe|9450 Haaltert
9470 Denderleeuw|9500 Geraardsbergen|9520 Sint-Lievens-Houtem|9550 Herzele|9570 Sint-Maria-Lierde
9600 Ronse|9620 Zottegem|9660 Brakel|9700 Oudenaarde|9750 Zingem|9770 Kruishoutem|9800 Deinze
9810 Nazareth|9820 Merelbeke|9830 Sint-Martens-Latem|9840 De Pinte|9850 Nevele|9860 Oosterzele
9870 Zulte|9880 Aalter|9890 Gavere|9900 Eeklo|9910 Knesselare|9920 Lovendegem|9930 Zomergem
9940 Evergem|9950 Waarschoot|9960 Assenede|9970 Kaprijke|9980 Sint-Laureins|9990 Maldegem
`;
