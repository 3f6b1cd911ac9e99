import TagModel

extension Wordings {
  static let french: Wording = [
    .tags: [.other: "Étiquettes"],
    .categories: [.other: "Catégories"],
    .blogTags: [.other: "Étiquettes du blog"],
    .notFound: [.other: "Page introuvable"],
    .nothingHere: [.other: "Il n’y a rien à cette adresse."],
    .allTags: [.other: "Toutes les étiquettes"],
    .noTags: [.other: "Aucune page n’a encore d’étiquette."],
    .skip: [.other: "Aller au contenu"],
    .mainMenu: [.other: "Menu principal"],
    .languages: [.other: "Langues"],
    .own: [.other: "{taxonomy} de cette page"],
    .related: [.other: "{taxonomy} proches"],
    .updated: [.other: "mis à jour le"],
    .madeWith: [.other: "Fait avec {program}"],
    .part: [.other: "Page {number} sur {count}"],
    .previous: [.other: "Page précédente"],
    .next: [.other: "Page suivante"],
    .moreTags: [.other: "étiquettes de plus"],
    .less: [.other: "Moins"],
    .fewerTags: [.other: "moins d’étiquettes"],
    .chooseOne: [.other: "Choisir une étiquette"],
    .choose: [.other: "Choisir des étiquettes"],
    .chooseSome: [.other: "Choisir jusqu’à {count} étiquettes"],
    .apply: [.other: "Appliquer"],
    .moveHelp: [
      .other:
        "La barre d’espace saisit l’étiquette, les flèches la déplacent, la barre d’espace la pose, Échap la remet en place."
    ],
    .moveSelectableHelp: [
      .other:
        "Maj et la barre d’espace saisissent l’étiquette, les flèches la déplacent, la barre d’espace la pose, Échap la remet en place."
    ],
    .deleteHelp: [.other: "La touche Suppr supprime l’étiquette."],
    .pickedUp: [.other: "{label} saisie, position {position} sur {count}."],
    .moved: [.other: "{label}, position {position} sur {count}."],
    .dropped: [.other: "{label} posée, position {position} sur {count}."],
    .putBack: [.other: "{label} remise en place, position {position} sur {count}."],
    .deleted: [.other: "{label} supprimée."],
    .undone: [.other: "Annulé."],
    .selectionFull: [
      .one: "Pas plus de {count} étiquette peut être choisie.",
      .other: "Pas plus de {count} étiquettes peuvent être choisies.",
    ],
    .deleteZone: [.other: "Déposer ici pour supprimer"],
    .deleteTag: [.other: "Supprimer {label}"],
    .pagesFound: [.other: "{count} pages sur {total}"],
    .noPages: [.other: "Aucune page n’a ces étiquettes."],
    .allPages: [.other: "Afficher toutes les pages"],
    .heights: [.other: "Hauteurs selon la largeur"],
    .rows: [.one: "{count} rangée", .other: "{count} rangées"],
    .frontMatter: [.other: "Front matter"],
    .pages: [.one: "{count} page", .other: "{count} pages"],
    .tagsNotShown: [
      .one: "{count} étiquette n’est pas affichée ici.",
      .other: "{count} étiquettes ne sont pas affichées ici.",
    ],
  ]

  static let spanish: Wording = [
    .tags: [.other: "Etiquetas"],
    .categories: [.other: "Categorías"],
    .blogTags: [.other: "Etiquetas del blog"],
    .notFound: [.other: "Página no encontrada"],
    .nothingHere: [.other: "No hay nada en esta dirección."],
    .allTags: [.other: "Todas las etiquetas"],
    .noTags: [.other: "Ninguna página tiene etiquetas todavía."],
    .skip: [.other: "Ir al contenido"],
    .mainMenu: [.other: "Menú principal"],
    .languages: [.other: "Idiomas"],
    .own: [.other: "{taxonomy} de esta página"],
    .related: [.other: "{taxonomy} relacionadas"],
    .updated: [.other: "actualizado el"],
    .madeWith: [.other: "Hecho con {program}"],
    .part: [.other: "Página {number} de {count}"],
    .previous: [.other: "Página anterior"],
    .next: [.other: "Página siguiente"],
    .moreTags: [.other: "etiquetas más"],
    .less: [.other: "Menos"],
    .fewerTags: [.other: "menos etiquetas"],
    .chooseOne: [.other: "Elegir una etiqueta"],
    .choose: [.other: "Elegir etiquetas"],
    .chooseSome: [.other: "Elegir hasta {count} etiquetas"],
    .apply: [.other: "Aplicar"],
    .moveHelp: [
      .other:
        "La barra espaciadora recoge la etiqueta, las flechas la mueven, la barra espaciadora la suelta, Escape la devuelve a su sitio."
    ],
    .moveSelectableHelp: [
      .other:
        "Mayúsculas y la barra espaciadora recogen la etiqueta, las flechas la mueven, la barra espaciadora la suelta, Escape la devuelve a su sitio."
    ],
    .deleteHelp: [.other: "La tecla Suprimir elimina la etiqueta."],
    .pickedUp: [.other: "{label} recogida, posición {position} de {count}."],
    .moved: [.other: "{label}, posición {position} de {count}."],
    .dropped: [.other: "{label} soltada, posición {position} de {count}."],
    .putBack: [.other: "{label} ha vuelto a su sitio, posición {position} de {count}."],
    .deleted: [.other: "{label} eliminada."],
    .undone: [.other: "Deshecho."],
    .selectionFull: [
      .one: "No se puede elegir más de {count} etiqueta.",
      .other: "No se pueden elegir más de {count} etiquetas.",
    ],
    .deleteZone: [.other: "Soltar aquí para eliminar"],
    .deleteTag: [.other: "Eliminar {label}"],
    .pagesFound: [.other: "{count} de {total} páginas"],
    .noPages: [.other: "Ninguna página tiene estas etiquetas."],
    .allPages: [.other: "Mostrar todas las páginas"],
    .heights: [.other: "Alturas según el ancho"],
    .rows: [.one: "{count} fila", .other: "{count} filas"],
    .frontMatter: [.other: "Front matter"],
    .pages: [.one: "{count} página", .other: "{count} páginas"],
    .tagsNotShown: [
      .one: "{count} etiqueta no se muestra aquí.", .other: "{count} etiquetas no se muestran aquí.",
    ],
  ]

  static let italian: Wording = [
    .tags: [.other: "Etichette"],
    .categories: [.other: "Categorie"],
    .blogTags: [.other: "Etichette del blog"],
    .notFound: [.other: "Pagina non trovata"],
    .nothingHere: [.other: "A questo indirizzo non c’è nulla."],
    .allTags: [.other: "Tutte le etichette"],
    .noTags: [.other: "Nessuna pagina ha ancora un’etichetta."],
    .skip: [.other: "Vai al contenuto"],
    .mainMenu: [.other: "Menu principale"],
    .languages: [.other: "Lingue"],
    .own: [.other: "{taxonomy} di questa pagina"],
    .related: [.other: "{taxonomy} correlate"],
    .updated: [.other: "aggiornato il"],
    .madeWith: [.other: "Fatto con {program}"],
    .part: [.other: "Pagina {number} di {count}"],
    .previous: [.other: "Pagina precedente"],
    .next: [.other: "Pagina successiva"],
    .moreTags: [.other: "altre etichette"],
    .less: [.other: "Meno"],
    .fewerTags: [.other: "meno etichette"],
    .chooseOne: [.other: "Scegli un’etichetta"],
    .choose: [.other: "Scegli le etichette"],
    .chooseSome: [.other: "Scegli fino a {count} etichette"],
    .apply: [.other: "Applica"],
    .moveHelp: [
      .other:
        "La barra spaziatrice solleva l’etichetta, le frecce la spostano, la barra spaziatrice la posa, Esc la rimette a posto."
    ],
    .moveSelectableHelp: [
      .other:
        "Maiusc e la barra spaziatrice sollevano l’etichetta, le frecce la spostano, la barra spaziatrice la posa, Esc la rimette a posto."
    ],
    .deleteHelp: [.other: "Il tasto Canc elimina l’etichetta."],
    .pickedUp: [.other: "{label} sollevata, posizione {position} di {count}."],
    .moved: [.other: "{label}, posizione {position} di {count}."],
    .dropped: [.other: "{label} posata, posizione {position} di {count}."],
    .putBack: [.other: "{label} rimessa a posto, posizione {position} di {count}."],
    .deleted: [.other: "{label} eliminata."],
    .undone: [.other: "Annullato."],
    .selectionFull: [
      .one: "Non si può scegliere più di {count} etichetta.",
      .other: "Non si possono scegliere più di {count} etichette.",
    ],
    .deleteZone: [.other: "Rilascia qui per eliminare"],
    .deleteTag: [.other: "Elimina {label}"],
    .pagesFound: [.other: "{count} di {total} pagine"],
    .noPages: [.other: "Nessuna pagina ha queste etichette."],
    .allPages: [.other: "Mostra tutte le pagine"],
    .heights: [.other: "Altezze per larghezza"],
    .rows: [.one: "{count} riga", .other: "{count} righe"],
    .frontMatter: [.other: "Front matter"],
    .pages: [.one: "{count} pagina", .other: "{count} pagine"],
    .tagsNotShown: [
      .one: "{count} etichetta non è mostrata qui.", .other: "{count} etichette non sono mostrate qui.",
    ],
  ]

  static let portuguese: Wording = [
    .tags: [.other: "Etiquetas"],
    .categories: [.other: "Categorias"],
    .blogTags: [.other: "Etiquetas do blog"],
    .notFound: [.other: "Página não encontrada"],
    .nothingHere: [.other: "Não há nada neste endereço."],
    .allTags: [.other: "Todas as etiquetas"],
    .noTags: [.other: "Nenhuma página tem etiquetas ainda."],
    .skip: [.other: "Ir para o conteúdo"],
    .mainMenu: [.other: "Menu principal"],
    .languages: [.other: "Idiomas"],
    .own: [.other: "{taxonomy} desta página"],
    .related: [.other: "{taxonomy} relacionadas"],
    .updated: [.other: "atualizado em"],
    .madeWith: [.other: "Feito com {program}"],
    .part: [.other: "Página {number} de {count}"],
    .previous: [.other: "Página anterior"],
    .next: [.other: "Página seguinte"],
    .moreTags: [.other: "etiquetas a mais"],
    .less: [.other: "Menos"],
    .fewerTags: [.other: "menos etiquetas"],
    .chooseOne: [.other: "Escolher uma etiqueta"],
    .choose: [.other: "Escolher etiquetas"],
    .chooseSome: [.other: "Escolher até {count} etiquetas"],
    .apply: [.other: "Aplicar"],
    .moveHelp: [
      .other:
        "A barra de espaço pega na etiqueta, as setas movem-na, a barra de espaço larga-a, Escape devolve-a ao lugar."
    ],
    .moveSelectableHelp: [
      .other:
        "Shift e a barra de espaço pegam na etiqueta, as setas movem-na, a barra de espaço larga-a, Escape devolve-a ao lugar."
    ],
    .deleteHelp: [.other: "A tecla Delete elimina a etiqueta."],
    .pickedUp: [.other: "{label} levantada, posição {position} de {count}."],
    .moved: [.other: "{label}, posição {position} de {count}."],
    .dropped: [.other: "{label} largada, posição {position} de {count}."],
    .putBack: [.other: "{label} voltou ao lugar, posição {position} de {count}."],
    .deleted: [.other: "{label} eliminada."],
    .undone: [.other: "Desfeito."],
    .selectionFull: [
      .one: "Não é possível escolher mais de {count} etiqueta.",
      .other: "Não é possível escolher mais de {count} etiquetas.",
    ],
    .deleteZone: [.other: "Largar aqui para eliminar"],
    .deleteTag: [.other: "Eliminar {label}"],
    .pagesFound: [.other: "{count} de {total} páginas"],
    .noPages: [.other: "Nenhuma página tem estas etiquetas."],
    .allPages: [.other: "Mostrar todas as páginas"],
    .heights: [.other: "Alturas por largura"],
    .rows: [.one: "{count} linha", .other: "{count} linhas"],
    .frontMatter: [.other: "Front matter"],
    .pages: [.one: "{count} página", .other: "{count} páginas"],
    .tagsNotShown: [
      .one: "{count} etiqueta não é mostrada aqui.", .other: "{count} etiquetas não são mostradas aqui.",
    ],
  ]
}
