import { graphql } from "gatsby";

/** The texts of data/interface.json, in groups. */
export type Words = Queries.WordsFragment;

export const query = graphql`
  fragment Words on InterfaceWords {
    navigation {
      skip
      menu
      main
      breadcrumb
      sections
      footer
      homeLink
      loading
      notFound
    }
    colorMode {
      label
      menuLabel
      light
      dark
      system
    }
    carousel {
      carousel
      slide
      position
      start
      stop
      previous
      next
      choose
    }
    trainers {
      previous
      next
    }
    clients {
      row
      start
      stop
    }
    landing {
      more
      less
    }
    gallery {
      filter
      shown
      pictures
      viewer
      position
      previous
      next
      close
    }
    program {
      program
      unknown
      extent
      hours
      days
      topics
      groups
      chapters
      audience
      forWhom
      format
      exam
      certificate
      fact
      list
      chapter
    }
    sections {
      description
      overview
      objectives
      goals
      outline
      hats
      audience
      outcome
      afterParticipating
    }
    partners {
      number
      logo
      details
    }
    contact {
      address
      phone
      email
      quote
    }
    form {
      name
      email
      phone
      position
      subject
      message
      photo
      choosePhoto
      dropPhoto
      photoTypes
      preview
      deletePhoto
      send
      sending
      withoutScript
    }
    map {
      keys
      marker
      newTab
      zoomIn
      zoomOut
    }
  }
`;
