/**
 * Dutch postcodes, compiled by hand: each number starts the range of its place, up to the next number. Small villages
 * between two places belong to the range before them. For the resulting precision see docs/decisions/0011-places.md.
 */
export const dutchPostcodes = `
1000 Amsterdam|1110 Diemen|1115 Duivendrecht|1117 Schiphol|1120 Landsmeer|1131 Volendam|1135 Edam
1140 Monnickendam|1151 Broek in Waterland|1156 Marken|1160 Zwanenburg|1165 Halfweg|1170 Badhoevedorp
1180 Amstelveen|1190 Ouderkerk aan de Amstel|1200 Hilversum|1230 Loosdrecht|1240 Kortenhoef
1250 Laren|1261 Blaricum|1270 Huizen|1300 Almere|1380 Weesp|1390 Abcoude|1394 Nederhorst den Berg
1398 Muiden|1400 Bussum|1410 Naarden|1420 Uithoorn|1424 De Kwakel|1430 Aalsmeer|1433 Kudelstaart
1435 Rijsenhout|1440 Purmerend|1451 Ilpendam|1462 Middenbeemster|1474 Oosthuizen|1483 De Rijp
1500 Zaandam|1510 Oostzaan|1520 Wormerveer|1530 Wormer|1540 Koog aan de Zaan|1544 Zaandijk
1550 Westzaan|1560 Krommenie|1566 Assendelft|1600 Enkhuizen|1606 Venhuizen|1610 Bovenkarspel
1616 Hoogkarspel|1619 Andijk|1620 Hoorn|1633 Avenhorn|1647 Berkhout|1657 Abbekerk|1670 Medemblik
1674 Opperdoes|1679 Midwoud|1687 Wognum|1689 Zwaag|1693 Wervershoof|1700 Heerhugowaard|1713 Obdam
1715 Spanbroek|1716 Opmeer|1718 Hoogwoud|1721 Broek op Langedijk|1722 Zuid-Scharwoude
1723 Noord-Scharwoude|1724 Oudkarspel|1730 Winkel|1733 Nieuwe Niedorp|1738 Waarland|1740 Schagen
1747 Tuitjenhorn|1749 Warmenhuizen|1750 Schagerbrug|1755 Petten|1756 't Zand|1759 Callantsoog
1760 Anna Paulowna|1764 Breezand|1766 Wieringerwaard|1770 Wieringerwerf|1774 Slootdorp
1775 Middenmeer|1777 Hippolytushoef|1779 Den Oever|1780 Den Helder|1787 Julianadorp|1789 Den Helder
1790 Den Burg|1800 Alkmaar|1831 Koedijk|1834 Sint Pancras|1840 Stompetoren|1850 Heiloo|1860 Bergen
1870 Schoorl|1900 Castricum|1906 Limmen|1910 Uitgeest|1920 Akersloot|1930 Egmond aan Zee
1934 Egmond aan den Hoef|1935 Egmond-Binnen|1940 Beverwijk|1949 Wijk aan Zee|1950 Velsen-Noord
1960 Heemskerk|1970 IJmuiden|1980 Velsen-Zuid|1985 Driehuis|1990 Velserbroek|2000 Haarlem
2040 Zandvoort|2050 Overveen|2060 Bloemendaal|2063 Spaarndam|2065 Haarlem|2070 Santpoort-Noord
2100 Heemstede|2110 Aerdenhout|2114 Vogelenzang|2120 Bennebroek|2130 Hoofddorp|2140 Vijfhuizen
2150 Nieuw-Vennep|2160 Lisse|2165 Lisserbroek|2170 Sassenheim|2180 Hillegom|2200 Noordwijk
2210 Noordwijkerhout|2215 Voorhout|2220 Katwijk aan Zee|2230 Rijnsburg|2235 Valkenburg
2240 Wassenaar|2250 Voorschoten|2260 Leidschendam|2270 Voorburg|2280 Rijswijk|2290 Wateringen
2295 Kwintsheul|2300 Leiden|2340 Oegstgeest|2350 Leiderdorp|2355 Hoogmade|2360 Warmond
2370 Roelofarendsveen|2377 Oude Wetering|2380 Zoeterwoude|2390 Hazerswoude-Dorp
2396 Koudekerk aan den Rijn|2400 Alphen aan den Rijn|2410 Bodegraven|2420 Nieuwkoop|2435 Zevenhoven
2440 Nieuwveen|2450 Leimuiden|2460 Ter Aar|2465 Rijnsaterwoude|2480 Woubrugge|2490 Den Haag
2600 Delft|2630 Nootdorp|2635 Den Hoorn|2636 Schipluiden|2640 Pijnacker|2645 Delfgauw
2650 Berkel en Rodenrijs|2660 Bergschenhoek|2665 Bleiswijk|2670 Naaldwijk|2675 Honselersdijk
2676 Maasdijk|2678 De Lier|2680 Monster|2685 Poeldijk|2690 's-Gravenzande|2700 Zoetermeer
2730 Benthuizen|2740 Waddinxveen|2750 Moerkapelle|2760 Zevenhuizen|2770 Boskoop|2800 Gouda
2810 Reeuwijk|2820 Stolwijk|2830 Gouderak|2840 Moordrecht|2850 Haastrecht|2860 Bergambacht
2865 Ammerstol|2870 Schoonhoven|2900 Capelle aan den IJssel|2910 Nieuwerkerk aan den IJssel
2920 Krimpen aan den IJssel|2930 Krimpen aan de Lek|2935 Ouderkerk aan den IJssel|2940 Lekkerkerk
2950 Alblasserdam|2957 Nieuw-Lekkerland|2964 Groot-Ammers|2965 Nieuwpoort|2970 Bleskensgraaf
2980 Ridderkerk|2990 Barendrecht|2995 Heerjansdam|3000 Rotterdam|3100 Schiedam|3130 Vlaardingen
3140 Maassluis|3150 Hoek van Holland|3155 Maasland|3160 Rhoon|3165 Rotterdam|3170 Poortugaal
3180 Rozenburg|3190 Hoogvliet|3195 Pernis|3196 Rotterdam|3200 Spijkenisse|3214 Zuidland
3220 Hellevoetsluis|3230 Brielle|3233 Oostvoorne|3235 Rockanje|3237 Vierpolders|3240 Middelharnis
3245 Sommelsdijk|3247 Dirksland|3250 Stellendam|3252 Goedereede|3253 Ouddorp|3255 Oude-Tonge
3260 Oud-Beijerland|3267 Goudswaard|3270 Mijnsheerenland|3273 Westmaas|3274 Heinenoord
3280 Numansdorp|3284 Zuid-Beijerland|3286 Klaaswaal|3290 Strijen|3295 's-Gravendeel|3297 Puttershoek
3300 Dordrecht|3330 Zwijndrecht|3340 Hendrik-Ido-Ambacht|3350 Papendrecht|3360 Sliedrecht
3370 Hardinxveld-Giessendam|3380 Giessenburg|3400 IJsselstein|3410 Lopik|3417 Montfoort
3420 Oudewater|3430 Nieuwegein|3440 Woerden|3450 Vleuten|3454 De Meern|3455 Vleuten|3460 Linschoten
3467 Driebruggen|3470 Kamerik|3474 Zegveld|3480 Harmelen|3500 Utrecht|3600 Maarssen|3615 Westbroek
3620 Breukelen|3628 Kockengen|3632 Loenen aan de Vecht|3640 Mijdrecht|3645 Vinkeveen|3648 Wilnis
3700 Zeist|3720 Bilthoven|3730 De Bilt|3734 Den Dolder|3737 Groenekan|3738 Maartensdijk|3740 Baarn
3750 Bunschoten|3755 Eemnes|3760 Soest|3769 Soesterberg|3770 Barneveld|3774 Kootwijkerbroek
3780 Voorthuizen|3784 Terschuur|3790 Achterveld|3800 Amersfoort|3830 Leusden|3840 Harderwijk
3847 Hierden|3849 Harderwijk|3850 Ermelo|3860 Nijkerk|3870 Hoevelaken|3880 Putten|3886 Garderen
3888 Uddel|3890 Zeewolde|3900 Veenendaal|3910 Rhenen|3920 Elst|3925 Scherpenzeel|3927 Renswoude
3930 Woudenberg|3940 Doorn|3945 Cothen|3950 Maarn|3956 Leersum|3958 Amerongen
3960 Wijk bij Duurstede|3970 Driebergen-Rijsenburg|3980 Bunnik|3984 Odijk|3985 Werkhoven|3990 Houten
3998 Schalkwijk|4000 Tiel|4010 Zoelen|4020 Maurik|4030 Ingen|4033 Lienden|4040 Kesteren
4043 Opheusden|4050 Ochten|4060 Ophemert|4100 Culemborg|4112 Beusichem|4116 Buren|4121 Everdingen
4124 Hagestein|4128 Lexmond|4130 Vianen|4140 Leerdam|4145 Schoonrewoerd|4147 Asperen|4150 Beesd
4158 Deil|4170 Herwijnen|4175 Haaften|4180 Waardenburg|4184 Opijnen|4190 Geldermalsen|4194 Meteren
4196 Tricht|4200 Gorinchem|4214 Vuren|4220 Hoogblokland|4225 Noordeloos|4230 Meerkerk|4233 Ameide
4241 Arkel|4247 Kedichem|4250 Werkendam|4254 Sleeuwijk|4255 Nieuwendijk|4260 Wijk en Aalburg
4264 Veen|4265 Genderen|4270 Dussen|4273 Hank|4281 Andel|4283 Giessen|4285 Woudrichem|4286 Almkerk
4300 Zierikzee|4306 Nieuwerkerk|4307 Oosterland|4310 Bruinisse|4318 Brouwershaven|4322 Scharendijke
4325 Renesse|4328 Haamstede|4330 Middelburg|4340 Arnemuiden|4351 Veere|4353 Serooskerke
4356 Oostkapelle|4357 Domburg|4360 Westkapelle|4363 Aagtekerke|4364 Grijpskerke|4365 Meliskerke
4370 Koudekerke|4374 Zoutelande|4380 Vlissingen|4388 Oost-Souburg|4400 Yerseke|4410 Rilland
4413 Krabbendijke|4416 Kruiningen|4420 Kapelle|4424 Wemeldinge|4450 Heinkenszand|4454 Borssele
4460 Goes|4470 Wolphaartsdijk|4481 Kloetinge|4484 Kortgene|4486 Colijnsplaat|4491 Wissenkerke
4493 Kamperland|4500 Oostburg|4506 Cadzand|4507 Schoondijke|4510 Breskens|4515 IJzendijke
4520 Biervliet|4524 Sluis|4527 Aardenburg|4530 Terneuzen|4540 Sluiskil|4543 Zaamslag
4550 Sas van Gent|4554 Westdorpe|4560 Hulst|4567 Clinge|4570 Axel|4576 Koewacht|4587 Kloosterzande
4600 Bergen op Zoom|4630 Hoogerheide|4634 Woensdrecht|4635 Huijbergen|4640 Ossendrecht|4645 Putte
4650 Steenbergen|4660 Halsteren|4664 Lepelstraat|4670 Dinteloord|4675 Sint Philipsland
4680 Nieuw-Vossemeer|4690 Tholen|4693 Poortvliet|4694 Scherpenisse|4695 Sint-Maartensdijk
4696 Stavenisse|4698 Oud-Vossemeer|4700 Roosendaal|4710 Sint Willebrord|4714 Sprundel|4715 Rucphen
4724 Wouw|4726 Heerle|4730 Oudenbosch|4735 Zegge|4740 Hoeven|4744 Bosschenhoofd|4750 Oud Gastel
4756 Kruisland|4758 Standdaarbuiten|4760 Zevenbergen|4765 Zevenbergschen Hoek|4780 Moerdijk
4790 Klundert|4793 Fijnaart|4797 Willemstad|4800 Breda|4840 Prinsenbeek|4844 Terheijden
4845 Wagenberg|4847 Teteringen|4849 Dorst|4850 Ulvenhout|4854 Bavel|4860 Chaam|4870 Etten-Leur
4880 Zundert|4884 Wernhout|4890 Rijsbergen|4900 Oosterhout|4920 Made|4926 Lage Zwaluwe
4927 Hooge Zwaluwe|4930 Geertruidenberg|4940 Raamsdonksveer|4944 Raamsdonk|5000 Tilburg|5050 Goirle
5056 Berkel-Enschot|5060 Oisterwijk|5066 Moergestel|5070 Udenhout|5076 Haaren|5080 Hilvarenbeek
5087 Diessen|5090 Middelbeers|5094 Lage Mierde|5095 Hooge Mierde|5100 Dongen|5110 Baarle-Nassau
5120 Rijen|5126 Gilze|5130 Alphen|5140 Waalwijk|5150 Drunen|5154 Elshout|5160 Sprang-Capelle
5165 Waspik|5170 Kaatsheuvel|5175 Loon op Zand|5200 's-Hertogenbosch|5240 Rosmalen|5250 Vlijmen
5253 Nieuwkuijk|5254 Haarsteeg|5258 Berlicum|5260 Vught|5266 Cromvoirt|5268 Helvoirt
5270 Sint-Michielsgestel|5275 Den Dungen|5280 Boxtel|5290 Gemonde|5296 Esch|5298 Liempde
5300 Zaltbommel|5305 Zuilichem|5306 Brakel|5308 Aalst|5310 Gameren|5314 Bruchem|5320 Hedel
5324 Ammerzoden|5328 Rossum|5330 Kerkdriel|5334 Velddriel|5340 Oss|5350 Berghem|5353 Oss|5360 Grave
5366 Megen|5370 Ravenstein|5373 Herpen|5374 Schaijk|5375 Reek|5384 Heesch|5386 Geffen
5388 Nistelrode|5390 Nuland|5397 Lith|5400 Uden|5408 Volkel|5409 Odiliapeel|5410 Zeeland|5420 Gemert
5423 Handel|5427 Boekel|5428 Venhorst|5430 Cuijk|5437 Beers|5443 Haps|5446 Wanroij|5450 Mill
5453 Langenboom|5460 Veghel|5466 Eerde|5469 Erp|5472 Loosbroek|5473 Heeswijk|5476 Vorstenbosch
5480 Schijndel|5490 Sint-Oedenrode|5500 Veldhoven|5510 Knegsel|5512 Vessem|5513 Wintelre|5520 Eersel
5524 Steensel|5525 Duizel|5527 Hapert|5528 Hoogeloon|5530 Bladel|5540 Reusel|5550 Valkenswaard
5560 Riethoven|5563 Westerhoven|5570 Bergeijk|5575 Luyksgestel|5580 Waalre|5590 Heeze|5595 Leende
5600 Eindhoven|5660 Geldrop|5670 Nuenen|5680 Best|5688 Oirschot|5690 Son|5700 Helmond|5710 Someren
5715 Lierop|5720 Asten|5725 Heusden|5730 Mierlo|5735 Aarle-Rixtel|5737 Lieshout|5738 Mariahout
5740 Beek en Donk|5750 Deurne|5757 Liessel|5758 Neerkant|5760 Bakel|5763 Milheeze|5768 Meijel
5800 Venray|5807 Oostrum|5808 Oirlo|5809 Leunen|5813 Ysselsteyn|5815 Merselo|5820 Vierlingsbeek
5825 Overloon|5830 Boxmeer|5845 Sint Anthonis|5850 Nieuw-Bergen|5853 Siebengewald|5854 Nieuw-Bergen
5855 Well|5860 Wanssum|5864 Meerlo|5865 Tienray|5870 Broekhuizenvorst|5900 Venlo|5920 Blerick
5928 Venlo|5930 Tegelen|5935 Steyl|5940 Velden|5944 Arcen|5950 Belfeld|5953 Reuver|5954 Beesel
5960 Horst|5966 America|5970 Grubbenvorst|5973 Lottum|5975 Sevenum|5980 Panningen|5985 Grashoek
5986 Beringe|5988 Helden|5990 Baarlo|5993 Maasbree|5995 Kessel|6000 Weert|6014 Ittervoort|6017 Thorn
6019 Wessem|6020 Budel|6023 Budel-Schoot|6024 Budel-Dorplein|6026 Maarheeze|6027 Soerendonk
6029 Sterksel|6030 Nederweert|6035 Ospel|6039 Stramproy|6040 Roermond|6050 Maasbracht
6060 Posterholt|6063 Vlodrop|6065 Montfort|6067 Linne|6070 Swalmen|6074 Melick|6075 Herkenbosch
6077 Sint Odiliënberg|6080 Haelen|6085 Horn|6086 Neer|6088 Roggel|6093 Heythuysen|6095 Baexem
6097 Heel|6100 Echt|6104 Koningsbosch|6107 Stevensweert|6110 Echt|6114 Susteren|6116 Roosteren
6120 Born|6125 Obbicht|6127 Grevenbicht|6130 Sittard|6141 Limbricht|6150 Munstergeleen|6155 Puth
6160 Geleen|6170 Stein|6176 Spaubeek|6180 Elsloo|6190 Beek|6200 Maastricht|6230 Meerssen
6235 Ulestraten|6240 Bunde|6245 Eijsden|6247 Gronsveld|6267 Cadier en Keer|6269 Margraten
6270 Gulpen|6281 Mechelen|6287 Eys|6290 Vaals|6294 Vijlen|6300 Valkenburg|6305 Schin op Geul
6321 Wijlre|6325 Berg|6333 Schimmert|6336 Hulsberg|6343 Klimmen|6350 Bocholtz|6360 Nuth
6365 Schinnen|6367 Voerendaal|6369 Simpelveld|6370 Landgraaf|6400 Heerlen|6430 Hoensbroek
6436 Amstenrade|6438 Oirsbeek|6439 Doenrade|6440 Brunssum|6450 Schinveld|6460 Kerkrade
6470 Eygelshoven|6500 Nijmegen|6560 Groesbeek|6566 Millingen aan de Rijn|6571 Berg en Dal|6576 Ooij
6578 Leuth|6580 Malden|6585 Mook|6590 Gennep|6595 Ottersum|6596 Milsbeek|6598 Heijen|6600 Wijchen
6611 Overasselt|6617 Bergharen|6621 Dreumel|6624 Heerewaarden|6626 Alphen|6627 Maasbommel
6631 Horssen|6640 Beuningen|6644 Ewijk|6645 Winssen|6650 Druten|6654 Afferden|6657 Boven-Leeuwen
6658 Beneden-Leeuwen|6659 Wamel|6660 Elst|6665 Driel|6666 Heteren|6669 Dodewaard|6670 Zetten
6673 Andelst|6675 Valburg|6678 Oosterhout|6680 Bemmel|6685 Haalderen|6686 Doornenburg|6687 Angeren
6690 Gendt|6700 Wageningen|6710 Ede|6720 Bennekom|6730 Otterlo|6732 Harskamp|6733 Wekerom
6740 Lunteren|6744 Ederveen|6800 Arnhem|6850 Huissen|6860 Oosterbeek|6865 Doorwerth|6866 Heelsum
6870 Renkum|6874 Wolfheze|6880 Velp|6890 Rozendaal|6900 Zevenaar|6911 Pannerden|6915 Lobith
6916 Tolkamer|6920 Duiven|6930 Westervoort|6940 Didam|6950 Dieren|6960 Eerbeek|6970 Brummen
6980 Doesburg|6986 Angerlo|6987 Giesbeek|6990 Rheden|6999 Hummelo|7000 Doetinchem|7010 Gaanderen
7020 Zelhem|7025 Halle|7030 Wehl|7038 Zeddam|7040 's-Heerenberg|7050 Varsseveld|7060 Terborg
7064 Silvolde|7070 Ulft|7075 Etten|7080 Gendringen|7090 Dinxperlo|7100 Winterswijk|7120 Aalten
7126 Bredevoort|7130 Lichtenvoorde|7140 Groenlo|7150 Eibergen|7156 Beltrum|7160 Neede|7200 Zutphen
7210 Eefde|7213 Gorssel|7214 Epse|7221 Steenderen|7230 Warnsveld|7240 Lochem|7245 Laren|7250 Vorden
7255 Hengelo|7261 Ruurlo|7270 Borculo|7300 Apeldoorn|7350 Hoenderloo|7360 Beekbergen|7370 Loenen
7383 Voorst|7384 Wilp|7390 Twello|7396 Terwolde|7400 Deventer|7430 Diepenveen|7433 Schalkhaar
7437 Bathmen|7440 Nijverdal|7447 Hellendoorn|7448 Haarle|7450 Holten|7460 Rijssen|7468 Enter
7470 Goor|7475 Markelo|7478 Diepenheim|7480 Haaksbergen|7490 Delden|7496 Hengevelde|7500 Enschede
7548 Boekelo|7550 Hengelo|7570 Oldenzaal|7580 Losser|7587 De Lutte|7590 Denekamp|7600 Almelo
7620 Borne|7625 Zenderen|7630 Ootmarsum|7640 Wierden|7650 Tubbergen|7665 Albergen|7670 Vriezenveen
7676 Westerhaar-Vriezenveensewijk|7678 Geesteren|7680 Vroomshoop|7683 Den Ham|7688 Daarle
7690 Bergentheim|7700 Dedemsvaart|7707 Balkbrug|7710 Nieuwleusen|7720 Dalfsen|7730 Ommen
7740 Coevorden|7750 Dalen|7760 Schoonebeek|7765 Weiteveen|7770 Hardenberg|7783 Gramsbergen
7791 Hardenberg|7800 Emmen|7830 Nieuw-Weerdinge|7833 Nieuw-Amsterdam|7840 Sleen|7844 Veenoord
7848 Schoonoord|7850 Zweeloo|7860 Oosterhesselen|7872 Valthe|7873 Odoorn|7875 Exloo|7876 Valthermond
7880 Emmer-Compascuum|7885 Nieuw-Dordrecht|7887 Erica|7890 Klazienaveen|7894 Zwartemeer
7900 Hoogeveen|7913 Hollandscheveld|7916 Elim|7920 Zuidwolde|7930 Hoogeveen|7933 Pesse|7940 Meppel
7948 Nijeveen|7950 Staphorst|7954 Rouveen|7957 De Wijk|7958 Koekange|7960 Ruinerwold|7963 Ruinen
7970 Havelte|7975 Uffelte|7980 Diever|7990 Dwingeloo|8000 Zwolle|8050 Hattem|8060 Hasselt
8064 Zwartsluis|8070 Nunspeet|8075 Elspeet|8080 Elburg|8084 't Harde|8085 Doornspijk|8090 Wezep
8094 Hattemerbroek|8096 Oldebroek|8100 Raalte|8110 Heeten|8120 Olst|8130 Wijhe|8140 Heino
8150 Lemelerveld|8160 Epe|8166 Emst|8170 Vaassen|8180 Heerde|8190 Wapenveld|8200 Lelystad
8250 Dronten|8255 Swifterbant|8256 Biddinghuizen|8260 Kampen|8270 IJsselmuiden|8280 Genemuiden
8300 Emmeloord|8307 Ens|8308 Nagele|8309 Tollebeek|8311 Espel|8312 Creil|8313 Rutten|8314 Bant
8315 Luttelgeest|8316 Marknesse|8317 Kraggenburg|8320 Urk|8325 Vollenhove|8326 Sint Jansklooster
8330 Steenwijk|8355 Giethoorn|8356 Blokzijl|8375 Oldemarkt|8380 Vledder|8390 Noordwolde
8400 Gorredijk|8406 Tijnje|8411 Jubbega|8414 Nieuwehorne|8420 Oldeberkoop|8423 Makkinga
8426 Appelscha|8430 Oosterwolde|8433 Haulerwijk|8435 Donkerbroek|8440 Heerenveen|8456 De Knipe
8465 Oudehaske|8470 Wolvega|8490 Akkrum|8495 Aldeboarn|8500 Joure|8520 Sint Nicolaasga|8525 Langweer
8530 Lemmer|8539 Echtenerbrug|8550 Woudsend|8560 Balk|8567 Oudemirdum|8574 Bakhuizen|8600 Sneek
8620 Heeg|8629 Scharnegoutum|8650 IJlst|8700 Bolsward|8710 Workum|8713 Hindeloopen|8715 Stavoren
8720 Warns|8723 Koudum|8730 Wommels|8748 Witmarsum|8754 Makkum|8800 Franeker|8804 Tzum|8830 Winsum
8850 Tzummarum|8855 Sexbierum|8860 Harlingen|8880 West-Terschelling|8899 Oost-Vlieland
8900 Leeuwarden|9000 Grou|9020 Mantgum|9030 Marsum|9035 Dronrijp|9036 Menaam|9040 Berlikum
9047 Minnertsga|9050 Stiens|9060 Gytsjerk|9062 Oentsjerk|9073 Marrum|9074 Hallum
9076 Sint Annaparochie|9079 Sint Jacobiparochie|9080 Leeuwarden|9084 Goutum|9088 Wirdum|9100 Dokkum
9104 Damwâld|9133 Anjum|9145 Ternaard|9150 Holwerd|9160 Hollum|9163 Nes|9166 Schiermonnikoog
9170 Ferwert|9200 Drachten|9212 Boornbergum|9218 Opeinde|9221 Rottevalle|9230 Surhuisterveen
9240 Wijnjewoude|9243 Bakkeveen|9244 Beetsterzwaag|9245 Nij Beets|9247 Ureterp|9250 Burgum
9254 Hurdegaryp|9257 Noardburgum|9261 Eastermar|9263 Garyp|9269 Feanwâlden|9280 Harkema
9285 Buitenpost|9288 Kootstertille|9289 Drogeham|9290 Kollum|9298 Kollumerzwaag|9300 Roden
9311 Nieuw-Roden|9320 Peize|9330 Norg|9350 Leek|9354 Zevenhuizen|9356 Tolbert|9363 Marum|9400 Assen
9410 Beilen|9420 Bovensmilde|9422 Smilde|9430 Westerbork|9450 Rolde|9460 Gieten|9462 Gasselte
9468 Annen|9470 Zuidlaren|9480 Vries|9500 Stadskanaal|9514 Gasselternijveen|9520 Nieuw-Buinen
9530 Borger|9540 Vlagtwedde|9560 Ter Apel|9570 Stadskanaal|9580 Musselkanaal|9590 Onstwedde
9600 Hoogezand|9610 Sappemeer|9617 Harkstede|9620 Slochteren|9628 Siddeburen|9635 Noordbroek
9636 Zuidbroek|9640 Veendam|9648 Wildervank|9649 Muntendam|9663 Nieuwe Pekela|9665 Oude Pekela
9670 Winschoten|9679 Scheemda|9681 Midwolda|9684 Finsterwolde|9686 Beerta|9693 Bad Nieuweschans
9695 Bellingwolde|9697 Blijham|9700 Groningen|9750 Haren|9760 Eelde|9765 Paterswolde|9780 Bedum
9790 Ten Boer|9800 Zuidhorn|9830 Aduard|9843 Grijpskerk|9860 Grootegast|9865 Opende|9870 Grootegast
9883 Oldehove|9900 Appingedam|9909 Spijk|9910 Appingedam|9915 't Zandt|9919 Loppersum|9930 Delfzijl
9945 Wagenborgen|9950 Winsum|9953 Baflo|9964 Leens|9971 Ulrum|9974 Zoutkamp|9976 Leens
9980 Uithuizen|9983 Roodeschool|9988 Usquert|9989 Warffum|9990 Middelstum|9997 Uithuizen
`;
