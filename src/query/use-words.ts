import { graphql } from "gatsby";
import { useSite } from "./use-site";

/** The words of the interface, in groups (data/interface.json). */
export type Words = Queries.WordsFragment;

/** Returns the words of the interface, from the data that all pages share. */
export const useWords = (): Words => useSite().words;

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
      hours
      days
      audience
      format
      exam
      certificate
      phone
      oneHour
      twoHours
      fewHours
      manyHours
      oneDay
      twoDays
      fewDays
      manyDays
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
      exam
      prerequisite
      afterParticipating
      price
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
